# Built and run by buildah, on a base of our own with Python 3.12; not yet by Docker on the official one (docs/hosting.md).
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY client ./client
COPY src ./src
RUN pip install --no-cache-dir --prefix=/installed '.[postgres]'
# An install does without a page, and without a compiler; an image does not.
RUN cd /installed/lib/python3.12/site-packages/parlour \
    && { test -f server/page/index.html || { echo "The page was not built; pip install -v says why."; exit 1; }; } \
    && { ls engine/kernel.*.so || { echo "Parlour was not compiled; pip install -v says why."; exit 1; }; }

FROM python:3.12-slim
COPY --from=build /installed /usr/local
RUN useradd --create-home parlour && mkdir /data && chown parlour /data
USER parlour
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
STOPSIGNAL SIGTERM
# Listens on all addresses of the container; publish the port on 127.0.0.1 and put a proxy with TLS before it (docs/hosting.md).
ENTRYPOINT ["parlour", "serve", "--no-open", "--host", "0.0.0.0", "--db", "/data/parlour.db"]

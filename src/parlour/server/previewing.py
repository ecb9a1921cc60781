"""What a messenger shows below a link. It asks for the page without what stands behind the #, so it holds no key."""

from __future__ import annotations

from html import escape

TAGS = """<meta property="og:title" content="{title}" />
    <meta property="og:description" content="{text}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Parlour" />
    <meta property="og:image" content="{picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="{alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    """
HEAD = b"<title>"


def with_preview(page: bytes, title: str, text: str, picture: str, alt: str) -> bytes:
    """Return the page with a preview; `picture` is the address of an image, `alt` says what it shows."""
    shown = {"title": title, "text": text, "picture": picture, "alt": alt}
    tags = TAGS.format(**{name: escape(value) for name, value in shown.items()})
    return page.replace(HEAD, tags.encode() + HEAD, 1)

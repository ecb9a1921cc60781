"""What turns the pages of this folder into a site: pages beside it come along, and links to the sources become plain names.

On GitHub every link works as written. The site has no sources, so a link to a file outside `docs` keeps its words only.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parent.parent
BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
"""Pages of the repository that the site shows, too."""

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages beside this folder."""
    for name in BESIDE:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links between this folder and what is beside it to the same pages of the site."""
    here = ROOT if page.file.src_uri in BESIDE else (ROOT / "docs" / page.file.src_uri).parent

    def there(match: re.Match[str]) -> str:
        picture, words, target, anchor = match[1], match[2], match[3], match[4] or ""
        found = (here / target).resolve()
        if found.parent == ROOT and found.name in BESIDE:
            within = found.name
        elif found.is_relative_to(ROOT / "docs") and found.is_file():
            within = found.relative_to(ROOT / "docs").as_posix()
        else:
            return words if found.exists() else match[0]
        up = "../" * (page.file.src_uri.count("/"))
        return f"{picture}[{words}]({up}{within}{anchor})"

    return LINK.sub(there, markdown)

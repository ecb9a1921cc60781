// Every table of the report can be put in another order: a heading is a button, pressed again it turns the order round.
for (const table of document.querySelectorAll("table")) {
  const rows = [...table.rows].slice(1);
  if (rows.length < 3) continue;
  const value = (row, column) => {
    const text = row.cells[column]?.textContent.trim() ?? "";
    const found = /^[<+-]?\s?\d[\d,]*\.?\d*/.exec(text);
    return found ? Number(found[0].replace(/[<+,\s]/g, "")) : text === "-" || text === "" ? null : text;
  };
  const before = (one, other) => (typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other)));
  [...table.rows[0].cells].forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = heading.textContent;
    heading.replaceChildren(button);
    button.addEventListener("click", () => {
      const numbers = rows.some((row) => typeof value(row, column) === "number");
      const now = heading.getAttribute("aria-sort");
      const up = now ? now === "descending" : !numbers;
      for (const other of table.rows[0].cells) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", up ? "ascending" : "descending");
      const sorted = rows.toSorted((one, other) => {
        const [a, b] = [value(one, column), value(other, column)];
        // What is not known comes last, whichever way.
        if (a === null || b === null) return Number(a === null) - Number(b === null);
        return up ? before(a, b) : before(b, a);
      });
      rows[0].parentNode.append(...sorted);
    });
  });
}

// What the server says is printed, never read: it comes in another language tomorrow. Whoever needs a part of it asks for that part as a
// field. There are no exceptions; what a reader types may be looked for (src/lib/search.ts),
// and a line of a picture may be broken (src/lib/lines.ts).

/** Fields of what the server sends that are words for people, and what variables that hold them are called. */
const SAID = new Set([
  ..."text prompt lead ask more waiting reason head detail chip title subtitle label help name names role short words said spans".split(
    " ",
  ),
  ..."progress situation result answer description profession ability history question broken banner section note".split(" "),
]);
const READS = new Set(
  "match matchAll search split replace replaceAll includes startsWith endsWith indexOf lastIndexOf slice substring substr".split(
    " ",
  ),
);
const TRIES = new Set(["test", "exec"]);
/** What leaves words what they are. */
const SAME = new Set("toLowerCase toUpperCase trim trimEnd trimStart normalize toString concat".split(" "));

/** The name of the words an expression holds, if it holds any. */
function said(node) {
  switch (node?.type) {
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "ChainExpression":
      return said(node.expression);
    case "Identifier":
      return SAID.has(node.name) ? node.name : null;
    case "MemberExpression": {
      const key = node.computed ? node.property.value : node.property.name;
      return SAID.has(key) ? key : null;
    }
    case "CallExpression":
      return node.callee.type === "MemberExpression" && SAME.has(node.callee.property.name) ? said(node.callee.object) : null;
    case "LogicalExpression":
      return said(node.left) ?? said(node.right);
    case "ConditionalExpression":
      return said(node.consequent) ?? said(node.alternate);
    case "TemplateLiteral":
      return node.expressions.map(said).find(Boolean) ?? null;
    default:
      return null;
  }
}

export default {
  meta: {
    type: "problem",
    docs: { description: "forbid taking the server's words apart" },
    messages: { read: "'{{words}}' is for people: ask the server for what you need of it as a field instead of '{{how}}'." },
    schema: [],
  },
  create(context) {
    const report = (node, words, how) => context.report({ node, messageId: "read", data: { words, how } });
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "MemberExpression" || callee.computed) return;
        const how = callee.property.name;
        if (READS.has(how)) {
          const words = said(callee.object);
          if (words) report(node, words, how);
        } else if (TRIES.has(how)) {
          const words = node.arguments.map(said).find(Boolean);
          if (words) report(node, words, how);
        }
      },
    };
  },
};

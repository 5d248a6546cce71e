import { parseSync } from "vite";

export interface Sentence {
  line: number;
  /** As people read it; what is put in is named in braces. */
  text: string;
}
/** A node of ESTree with TypeScript and JSX. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** What people read in a source file: text between tags, words in attributes, and sentences in strings. */
export function sentencesOf(file: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const lineStarts = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const add = (node: Node, text: string) => {
    const line = lineStarts.filter((start) => start < node.start).length + 1;
    found.push({ line, text: text.replace(/\s+/g, " ").trim() });
  };
  visit(parseSync(file, source).program as unknown as Node, add);
  return found.toSorted((one, other) => one.line - other.line);
}

type Add = (node: Node, text: string) => void;

/** Goes through the tree; what a node answers with text is one sentence with everything in it. */
function visit(node: Node, add: Add): void {
  if (isForMachines(node)) return;
  const text = wordsOf(node);
  if (text !== null) {
    if (isForPeople(node, text)) add(node, text);
    if (node.type === "Literal") return;
  }
  for (const child of childrenOf(node)) {
    // The sentence of a tag has the words of the tags inside it already.
    if (text !== null && node.type.startsWith("JSX") && isInline(child)) visitAttributes(child, add);
    else visit(child, add);
  }
}

function visitAttributes(node: Node, add: Add) {
  for (const child of childrenOf(node)) {
    if (child.type === "JSXOpeningElement" || child.type === "JSXExpressionContainer") visit(child, add);
    else if (isInline(child)) visitAttributes(child, add);
  }
}

function isInline({ type }: Node) {
  return type === "JSXElement" || type === "JSXText" || type === "JSXFragment";
}

/** The words of a string, a template or a tag that has text of its own; null for everything else. */
function wordsOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return templateText(node);
  if (node.type !== "JSXElement" && node.type !== "JSXFragment") return null;
  const children = node.children as Node[];
  const hasText = children.some((child) => child.type === "JSXText" && /\p{L}/u.test(String(child.value)));
  return hasText ? tagText(children) : null;
}

function templateText({ quasis, expressions }: Node): string {
  const parts = quasis as { value: { cooked: string } }[];
  const holes = expressions as Node[];
  return parts.map(({ value }, at) => value.cooked + (holes[at] ? `{${nameOf(holes[at])}}` : "")).join("");
}

function tagText(children: Node[]): string {
  return children
    .map((child) => {
      if (child.type === "JSXText") return String(child.value);
      if (child.type === "JSXElement" || child.type === "JSXFragment")
        return tagText(child.children as Node[]);
      if (child.type !== "JSXExpressionContainer") return "";
      const inner = child.expression as Node;
      return inner.type === "JSXEmptyExpression" ? "" : (wordsOf(inner) ?? `{${nameOf(inner)}}`);
    })
    .join("");
}

/** What stands for a value: its last name, "…" for anything longer. */
function nameOf(node: Node): string {
  if (node.type === "Identifier") return String(node.name);
  if (node.type === "MemberExpression") return nameOf(node.property as Node);
  if (node.type === "CallExpression") return nameOf((node.arguments as Node[])[0] ?? (node.callee as Node));
  return "…";
}

const machineAttributes =
  /^(?:className|href|to|key|id|name|type|role|rel|src|srcSet|sizes|as|method|action|autoComplete|inputMode|variant|size|tone|place|side|align|kind|icon|form|accept|target|htmlFor|style|pattern|d|viewBox|fill|stroke.*|transform|dateTime|lang|data-.*|aria-(?:current|live|controls|describedby|labelledby|haspopup|sort))$/;
const machineCalls =
  /^(?:require|import|sql|querySelector.*|getElementById|addEventListener|Error|RegExp|URL|Set)$/;

/** Places in which nobody reads a string: imports, types, names of attributes and calls, what is compared. */
function isForMachines(node: Node): boolean {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "BinaryExpression":
      return node.operator !== "+";
    case "SwitchCase":
      return false;
    case "JSXAttribute":
      return machineAttributes.test(String((node.name as Node).name));
    case "CallExpression":
    case "NewExpression":
      return machineCalls.test(nameOf(node.callee as Node));
    case "TaggedTemplateExpression":
      return true;
    default:
      return node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(node.type);
  }
}

/** Two words with a capital, or a single one that is written like a word on a screen; no code, address or file. */
function isForPeople(node: Node, text: string): boolean {
  const plain = text.replace(/\s+/g, " ").trim();
  if (!/\p{L}{2}/u.test(plain.replace(/\{[^}]*\}/g, ""))) return false;
  if (node.type.startsWith("JSX")) return true;
  const code = /^[#./@<]|^https?:|[;{}]\s*$|^[\w-]+\/[\w-]+|=>|\$\d|\bselect\b.*\bfrom\b/i;
  // A sentence may end with what is put in; code ends with a brace of its own.
  if (code.test(plain.replace(/\{[^{}]*\}$/, "…"))) return false;
  if (plain.startsWith("{") && !plain.includes(" ")) return false;
  return (
    /^(?:[\p{Lu}{“"‘]|\d[\d,]* (?=\p{L}))[^_]*\p{Ll}/u.test(plain) && !/^[A-Z][a-z]+[A-Z]\w*$/.test(plain)
  );
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === "key" && node.type === "Property") return [];
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
  );
}

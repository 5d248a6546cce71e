import { type TokenName, type TokenPlace, knownTokens, tokenNames } from "./known-tokens.data.ts";
import { sentenceList } from "./sentence-list.ts";

/** What stands for each token; a token without a value is empty or missing. */
export type TokenValues = Partial<Record<TokenName, string | null>>;

/** Words as they are, or a token that was filled in, fell back or is not known. */
export interface TextPart {
  words: string;
  token?: string;
  state?: "filled" | "fallback" | "unknown";
}

/** Anything between double braces: {{candidate.firstName}}, also with spaces inside. */
const written = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Braces that open and never close, with the word behind them. */
const unclosed = /\{\{\s*[^\s{}]*/;

export function tokenText(name: string) {
  return `{{${name}}}`;
}

/** The names between double braces, each once. */
export function tokensIn(text: string) {
  return [...new Set([...text.matchAll(written)].map(([, name]) => name!))];
}

/** Puts a value in place of every token that has one, and leaves the others as they are written. */
export function fillTokens(text: string, valueOf: (name: string) => string | undefined) {
  return text.replace(written, (whole, name: string) => valueOf(name) ?? whole);
}

/** A template with a person's values, part by part, so that a screen can show where they stand. */
export function partsOf(text: string, values: TokenValues): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(written)) {
    if (match.index > end) parts.push({ words: text.slice(end, match.index) });
    parts.push(partOf(match[0], match[1]!, values));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}

function partOf(whole: string, token: string, values: TokenValues): TextPart {
  if (!isKnown(token)) return { words: whole, token, state: "unknown" };
  const value = values[token];
  return value
    ? { words: value, token, state: "filled" }
    : { words: knownTokens[token].fallback, token, state: "fallback" };
}

/** A template in full: known tokens become their values or what stands in for them, others stay as written. */
export function renderTemplate(text: string, values: TokenValues) {
  const parts = partsOf(text, values);
  const named = (state: TextPart["state"]) => [
    ...new Set(parts.flatMap((part) => (part.state === state && part.token !== undefined ? part.token : []))),
  ];
  return {
    text: parts.map(({ words }) => words).join(""),
    missing: named("fallback") as TokenName[],
    unknown: named("unknown"),
  };
}

function isKnown(name: string): name is TokenName {
  return Object.hasOwn(knownTokens, name);
}

export function tokensFor(place: TokenPlace) {
  return tokenNames.filter((name) => isAllowed(name, place));
}

const placeWords: Record<TokenPlace, string> = {
  message: "a message",
  signature: "a signature",
  email: "an email",
  shared: "a text to share",
  offer: "an offer",
};

/** Why a text cannot be kept, naming each token that does not belong or is not closed; null where all do. A company's own tokens belong where it has them. */
export function tokenProblem(text: string, place: TokenPlace, own: readonly string[] = []) {
  const names = tokensIn(text).filter((name) => !own.includes(name));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0)
    return `We don’t know ${listed(unknown)}. Remove ${unknown.length === 1 ? "it" : "them"}, or choose from the placeholders.`;
  const elsewhere = names.filter((name) => isKnown(name) && !isAllowed(name, place));
  if (elsewhere.length > 0)
    return `You can’t use ${listed(elsewhere)} in ${placeWords[place]}. Choose from the placeholders.`;
  const [open] = text.replaceAll(written, "").match(unclosed) ?? [];
  return open ? `“${open}” isn’t closed. Add }} to it, or choose from the placeholders.` : null;
}

function isAllowed(name: TokenName, place: TokenPlace) {
  return (knownTokens[name].places as readonly TokenPlace[]).includes(place);
}

function listed(names: readonly string[]) {
  return sentenceList(names.map(tokenText));
}

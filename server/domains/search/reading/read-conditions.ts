import { type Condition, conditions } from "../conditions/conditions.data.ts";

/** A condition that someone asks for, and the words that ask for it. */
export interface AskedCondition {
  name: string;
  /** Of several of one kind any will do. */
  kind: string;
  typed: string;
}

export interface ReadConditions {
  wanted: AskedCondition[];
  /** Names of what must not be. */
  unwanted: string[];
  /** The text without what asks for a condition. */
  rest: string;
}

const denial =
  "\\b(?:no|not|without|never|avoid(?:ing)?|except|excluding|hates?|don'?t|do not|doesn'?t|can'?t|cannot|won'?t)\\b";
/** Right before a condition these say that it must not be: "who don't want shifts", "no weekends or nights". */
const denied = new RegExp(
  `(?:${denial}(?:[\\s,]+(?!but\\b)[\\w']+){0,4}|¬;[\\s,]*(?:or|and|nor|&|\\/)?)[\\s,]*$`,
  "i",
);
const denials = new RegExp(`(?:${denial}(?:[\\s,]+[\\w']+){0,4}?|\\b(?:or|and|nor)|[&/,])?\\s*¬;`, "gi");

/** Takes the conditions out of a search: "part time barista no weekends" is a barista, part time, never at weekends. */
export function readConditions(typed: string): ReadConditions {
  const read: ReadConditions = { wanted: [], unwanted: [], rest: typed };
  for (const condition of conditions) takeCondition(condition, read);
  read.rest = read.rest.replace(denials, " ").replaceAll(";", " ");
  return read;
}

function takeCondition({ name, kind, asked }: Condition, read: ReadConditions) {
  for (let found = asked.exec(read.rest.toLowerCase()); found; found = asked.exec(read.rest.toLowerCase())) {
    const end = found.index + found[0].length;
    const before = read.rest.slice(0, found.index);
    const isDenied = denied.test(before);
    if (isDenied) read.unwanted.push(name);
    else if (!read.wanted.some((each) => each.name === name))
      read.wanted.push({ name, kind, typed: read.rest.slice(found.index, end).trim() });
    read.rest = `${before} ${isDenied ? "¬;" : ";"} ${read.rest.slice(end)}`;
  }
}

import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** How the library's own messages begin: they are for programs. */
export const libraryWords = /^(Invalid|Too small|Too big|Unrecognized|Expected)\b/;

/** What people can bring about in a form is said in their words. */
export function sentenceOf(issue: Issue): string {
  if (!libraryWords.test(issue.message)) return issue.message;
  if (issue.code === "too_small") return tooSmall(issue) ?? issue.message;
  if (issue.code === "too_big") return tooBig(issue) ?? issue.message;
  if (issue.code === "invalid_type" && !leftOut.test(issue.message))
    return wrongKind[issue.expected] ?? issue.message;
  if (issue.code === "invalid_format") return wrongForm[issue.format] ?? issue.message;
  if (issue.code === "invalid_value" && issue.values.length > 1) return oneOf(issue.values);
  return issue.message;
}

/** Forms send every field they have: only programs leave one out. */
const leftOut = /received undefined$/;

const wrongKind: Record<string, string> = {
  number: "Please enter a number",
  int: "Please enter a whole number",
};

const wrongForm: Record<string, string> = {
  email: "Please enter a valid email address",
  url: "Please enter a full link, starting with https://",
  date: "Please enter a date",
  datetime: "Please enter a date and time",
};

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall) {
  const least = minimum.toLocaleString("en-US");
  if (isNumber(origin))
    return inclusive ? `Please enter ${least} or more` : `Please enter more than ${least}`;
  if (origin === "array")
    return minimum === 1 ? "Please choose at least one" : `Please choose at least ${least}`;
  if (origin === "string")
    return minimum === 1 ? "Please fill in this field" : `Please use at least ${least} characters`;
  return undefined;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig) {
  const most = maximum.toLocaleString("en-US");
  if (isNumber(origin)) return inclusive ? `Please enter ${most} or less` : `Please enter less than ${most}`;
  if (origin === "array") return maximum === 1 ? "Please choose only 1" : `Please choose at most ${most}`;
  if (origin === "string") return `Please use at most ${most} characters`;
  return undefined;
}

function isNumber(origin: string) {
  return origin === "number" || origin === "int";
}

/** A long list is no help in a sentence. */
function oneOf(values: readonly unknown[]) {
  if (values.length > 6) return "Please choose one from the list";
  return `Please choose one of these: ${values.join(", ")}`;
}

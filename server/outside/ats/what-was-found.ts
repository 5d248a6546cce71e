import { counted } from "#shared/words/sentence-list.ts";
import { record } from "./json-values.ts";

const named = 6;

/** What a file or an answer is, when it is no board that we can read. */
export function whatWasFound(value: unknown): string {
  const list = Array.isArray(value) ? value : null;
  const fields = Object.keys(record(list ? list[0] : value)).slice(0, named);
  const what = list ? `a list of ${counted(list.length, "entry", "entries")}` : "an answer";
  const said = fields.length ? ` with the fields ${fields.join(", ")}` : "";
  return `This looks like ${what}${said}, not a job board we can read. Try the link of the careers page`;
}

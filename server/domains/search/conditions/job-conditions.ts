import { conditions } from "./conditions.data.ts";

/** What a condition is called in the index where a posting's title or type says it, and not a sentence of its text. */
export function foremost(name: string): string {
  return `${name}, foremost`;
}

interface Posting {
  title: string;
  text: string;
  employmentType: string | null;
  workplaceType: string | null;
  seniority: string | null;
}

/** The type of a posting that is a condition by itself. */
const byType: Record<string, string> = {
  "Part Time": "part time",
  Contract: "contract",
  Hybrid: "hybrid",
};
/** And those that may do as well. */
const nearly: Record<string, string[]> = {
  Internship: ["internship", "student"],
  "Early Career (0-5)": ["entry level", "new graduate"],
};

/** Under which conditions a job is offered: part time, at night, with accommodation, without experience. */
export function conditionsOf({ title, text, employmentType, workplaceType, seniority }: Posting): string[] {
  const [head, body] = [title.toLowerCase(), text.toLowerCase()];
  const typed = new Set([employmentType, workplaceType].flatMap((type) => byType[type ?? ""] ?? []));
  const near = new Set([employmentType, seniority].flatMap((type) => nearly[type ?? ""] ?? []));
  return conditions.flatMap(({ name, titled, told, denied }) => {
    if (typed.has(name) || titled.test(head)) return [name, foremost(name)];
    if (near.has(name)) return [name];
    return told.test(body) && !denied?.test(body) ? [name] : [];
  });
}

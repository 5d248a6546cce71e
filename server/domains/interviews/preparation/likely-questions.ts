import type { Preparation } from "#contract/interview-preparation.ts";

type Asked = Pick<Preparation["requirements"][number], "text" | "verdict" | "evidence">;

/** Questions about what a job asks for, in its own words, each with a line of the person's that shows it, if there is one. */
export function likelyQuestions(requirements: readonly Asked[], companyName: string) {
  const about = requirements.map(({ text, verdict, evidence }) => ({
    question: questionAbout(text, verdict),
    line: evidence?.line ?? null,
  }));
  const always = [
    `What makes you want to work at ${companyName}?`,
    `What do you want to ask ${companyName}?`,
  ].map((question) => ({ question, line: null }));
  // A job may ask for the same thing twice.
  return [...new Map([...about, ...always].map((each) => [each.question, each])).values()];
}

function questionAbout(text: string, verdict: Asked["verdict"]) {
  const asked = `The job asks for “${text}”.`;
  if (verdict === "missing") return `${asked} You haven’t shown this. What comes closest to it?`;
  if (verdict === "unclear") return `${asked} How much of this have you done?`;
  return `${asked} When did you do this, and what came of it?`;
}

import { sentenceList } from "../words/sentence-list.ts";

interface Judged {
  requirements: readonly {
    text: string;
    must: boolean;
    verdict: "met" | "unclear" | "missing";
    evidence: { line: string } | null;
    note: string | null;
  }[];
  hard: Partial<Record<string, { verdict: "ok" | "unknown" | "conflict"; sentence: string }>>;
}

/** Whether a posting lists none or lists them in a way that isn’t read can’t be told apart, so neither is claimed. */
export const noRequirements = "We found no requirements in this posting.";

/** A fit in sentences, made of its own words only: what it comes to, what speaks for it and what is missing. */
export function fitSummaryOf({ requirements, hard }: Judged) {
  const met = requirements.filter(({ verdict }) => verdict === "met");
  const missing = requirements.filter(({ must, verdict }) => must && verdict === "missing");
  const conflicts = Object.values(hard).filter((fact) => fact?.verdict === "conflict");
  return {
    summary: [
      requirements.length
        ? `Your profile shows ${met.length} of the ${requirements.length} things this job asks for.`
        : noRequirements,
      missing.length && `Not found: ${sentenceList(missing.map(({ text }) => text))}.`,
      ...conflicts.map((fact) => fact?.sentence),
    ]
      .filter(Boolean)
      .join(" "),
    strengths: met.flatMap(({ text, evidence }) =>
      evidence ? [{ requirement: text, line: evidence.line }] : [],
    ),
    gaps: requirements
      .filter(({ verdict }) => verdict !== "met")
      .map(({ text, must, note }) => ({ requirement: text, must, note })),
  };
}

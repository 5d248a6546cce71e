import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { todaysMatches } from "#server/domains/matching/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { jobPart, linkPart, textPart } from "./parts.ts";

const mostShown = 5;

/** The first of today’s matches that nothing was decided about yet. */
export async function answerBest(context: CandidateContext): Promise<MessagePart[]> {
  const { matches } = await todaysMatches(context);
  const waiting = matches.filter(({ status, open }) => status === "pending" && open);
  if (waiting.length === 0)
    return [
      textPart("You have no matches left to review today. New ones arrive tomorrow morning."),
      linkPart("Matches", "/today"),
      linkPart("All jobs", "/jobs"),
    ];
  const shown = waiting.slice(0, mostShown);
  const these = waiting.length > shown.length ? `the first ${shown.length} of ` : "";
  return [
    textPart(`These are ${these}${counted(waiting.length, "match", "matches")} for you today:`),
    ...shown.map(({ job, score }) =>
      jobPart(job, job.company.companyName, score === null ? null : `Score ${score}`),
    ),
    linkPart("All of today’s matches", "/today"),
  ];
}

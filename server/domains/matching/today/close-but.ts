import type { CandidateContext } from "#server/context.ts";
import { matchedJobs } from "../queries.ts";
import { poolFor, seekerOf } from "./candidate-pool.ts";

/** As many as can be read beside the ten. */
const most = 5;

/** Jobs that nearly fit, with the sentence that says what is off, and what each condition keeps away. */
export async function closeBut(context: CandidateContext) {
  const seeker = await seekerOf(context, context.viewer.candidateId);
  const { close, loosening } = await poolFor(context, seeker);
  const best = close.slice(0, most);
  const shown = await matchedJobs(
    context.db,
    best.map(({ job }) => job.id),
    { listed: true },
  );
  return {
    jobs: best.flatMap(({ job, fit }) => {
      const card = shown.get(job.id);
      const breaks = fit?.breaks?.[0] ?? fit?.hard.trade?.sentence;
      return card && breaks ? [{ ...card, breaks }] : [];
    }),
    loosening: await loosening(),
  };
}

import {
  candidateToSense,
  closeness,
  jobToSense,
  type CandidateText,
  type JobText,
  type Sense,
  type Senses,
  type ToSense,
} from "#server/matching-engine/index.ts";

/** How alike the work of each person and each job is, a row a person; undefined where no model knows the language. */
export async function closenessToAll(
  senses: Senses,
  { candidates, jobs }: { candidates: readonly CandidateText[]; jobs: readonly JobText[] },
): Promise<(number | undefined)[][]> {
  const people = await sensed(
    senses,
    candidates.map((candidate) => candidateToSense(candidate, senses.languages)),
  );
  const asked = await sensed(
    senses,
    jobs.map((job) => jobToSense(job, senses.languages)),
  );
  return people.map((own) => asked.map((job) => (own && job ? closeness(own, job) : undefined)));
}

async function sensed(senses: Senses, texts: readonly (ToSense | null)[]): Promise<(Sense | null)[]> {
  const found = (await senses.senseOf(texts.filter((text) => text !== null))).values();
  return texts.map((text) => (text ? found.next().value! : null));
}

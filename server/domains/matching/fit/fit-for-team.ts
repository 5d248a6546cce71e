import type { Fit } from "#contract/fit-shapes.ts";
import { saidOfThem } from "#shared/matching/said-of-them.ts";

/** A fit as a hiring team reads it: said of the person, and for people who sent the company nothing without their resume and the pay they ask for. */
export function fitForTeam(fit: Fit, { sent }: { sent: boolean }): Fit {
  const { hard, breaks, inputs, requirements, ...rest } = sent ? fit : asProfileShows(fit);
  const said = Object.entries(hard).map(([name, fact]) => [
    name,
    fact && { ...fact, sentence: saidOfThem(fact.sentence) },
  ]);
  return {
    ...rest,
    requirements,
    hard: Object.fromEntries(said) as Fit["hard"],
    ...(breaks && { breaks: breaks.map(saidOfThem) }),
    ...(inputs && { inputs: inputs.map(saidOfThem) }),
    // What would raise the score is advice to the person.
    raise: [],
  };
}

function asProfileShows(fit: Fit): Fit {
  const { hard, breaks, requirements } = fit;
  return {
    ...fit,
    requirements: requirements.map((each) =>
      each.evidence?.source === "resume" ? { ...each, evidence: null } : each,
    ),
    hard: { ...hard, salary: { verdict: "unknown", sentence: "Pay is compared once they apply." } },
    ...(breaks && { breaks: breaks.filter((sentence) => sentence !== hard.salary.sentence) }),
  };
}

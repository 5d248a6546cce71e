import type { Fit } from "#contract/fit-shapes.ts";
import { saidOfThem } from "#shared/matching/said-of-them.ts";
import { type KeptToThemselves, linesKeptBack } from "./candidate-text.ts";

interface MayRead {
  /** A resume was sent to the company. */
  resume: boolean;
  /** What the profile of someone who sent the company nothing keeps to itself; null once they applied, were referred or said yes. */
  unsent: KeptToThemselves | null;
}
/** A fit as a hiring team reads it: said of the person, without a resume it was not sent and, of people it only found, without the rest it does not read. */
export function fitForTeam(fit: Fit, { resume, unsent }: MayRead): Fit {
  const read = resume ? fit : quoting(fit, ({ source }) => source !== "resume");
  const { hard, breaks, inputs, requirements, ...rest } = unsent ? asNetworkShows(read, unsent) : read;
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

type Evidence = NonNullable<Fit["requirements"][number]["evidence"]>;
function quoting(fit: Fit, mayQuote: (evidence: Evidence) => boolean): Fit {
  return {
    ...fit,
    requirements: fit.requirements.map((each) =>
      each.evidence && !mayQuote(each.evidence) ? { ...each, evidence: null } : each,
    ),
  };
}

function asNetworkShows(fit: Fit, unsent: KeptToThemselves): Fit {
  const { hard, breaks } = fit;
  const keptBack = new Set(linesKeptBack(unsent));
  return {
    ...quoting(fit, ({ source, line }) => source !== "profile" || !keptBack.has(line)),
    hard: { ...hard, salary: { verdict: "unknown", sentence: "Pay is compared once they apply." } },
    ...(breaks && { breaks: breaks.filter((sentence) => sentence !== hard.salary.sentence) }),
  };
}

import { useState } from "react";
import type { Problem } from "#web/shared/editor/problem.ts";

/** The last refusal that named fields; answering one of them leaves a smaller problem, which is no new refusal. */
export function useRefusal(problem: Problem | null) {
  const [known, setKnown] = useState<{ problem: Problem | null; refusal: Problem | null }>({
    problem: null,
    refusal: null,
  });
  if (problem === known.problem) return known.refusal;
  const answered = countOf(problem) < countOf(known.problem);
  const refusal = answered ? known.refusal : countOf(problem) > 0 ? problem : null;
  setKnown({ problem, refusal });
  return refusal;
}

function countOf(problem: Problem | null) {
  return Object.keys(problem?.fields ?? {}).length;
}

interface Plan {
  times?: readonly string[] | undefined;
  window?: { from: string; to: string } | null | undefined;
  minutes?: number | undefined;
  sessions?:
    | readonly { title?: string | null | undefined; minutes: number; interviewerIds: readonly string[] }[]
    | undefined;
}

/** Whether two interviews are at the same times, for as long, with the same interviewers, wherever they take place. */
export function isSamePlan(some: Plan, other: Plan) {
  return written(some) === written(other);
}

/** Whether the same times or days are offered. */
export function isSameOffer(some: Plan, other: Plan) {
  const only = ({ times, window }: Plan) => ({ times, window });
  return isSamePlan(only(some), only(other));
}

function written({ times = [], window, minutes, sessions = [] }: Plan) {
  const instants = new Set(times.map((time) => new Date(time).getTime()));
  const parts = sessions.map((each) => [
    each.title || null,
    each.minutes,
    [...new Set(each.interviewerIds)].toSorted(),
  ]);
  const days = window ? [window.from, window.to] : null;
  return JSON.stringify([[...instants].toSorted((a, b) => a - b), days, parts.length ? parts : minutes]);
}

interface Standing {
  state: "proposed" | "confirmed" | "refused" | "canceled";
  /** The earliest first. */
  times: readonly string[];
  /** The days from whose free times the candidate picks. */
  window: { to: string } | null;
  time: Date | string | null;
}

/** The last day of the calendar is over in every zone of the world. */
const dayEverywhereMs = 36 * 3_600_000;

/** Whether someone still waits for an interview, or for an answer about it. */
export function isOpen({ state, times, window, time }: Standing, now: Date) {
  if (state === "canceled") return false;
  return state === "refused" || lastTime({ times, window, time }) > now;
}

function lastTime({ times, window, time }: Omit<Standing, "state">) {
  if (time) return new Date(time);
  return window ? new Date(Date.parse(window.to) + dayEverywhereMs) : new Date(times.at(-1)!);
}

interface Standing {
  state: "proposed" | "confirmed" | "refused" | "canceled";
  /** The earliest first. */
  times: readonly string[];
  time: Date | string | null;
}

/** Whether someone still waits for an interview, or for an answer about it. */
export function isOpen({ state, times, time }: Standing, now: Date) {
  if (state === "canceled") return false;
  return state === "refused" || new Date(time ?? times.at(-1)!) > now;
}

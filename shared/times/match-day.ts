const morning = 7;
const hour = 3_600_000;

/** The candidate's date, which begins at seven in the morning where they are. */
export function matchDay(now: Date, timeZone: string): string {
  return local(now.getTime() + offset(now, timeZone) - morning * hour);
}

/** When the day after begins. */
export function nextMorning(now: Date, timeZone: string): Date {
  const [year, month, date] = matchDay(now, timeZone).split("-").map(Number) as [number, number, number];
  const asIfUtc = Date.UTC(year, month - 1, date + 1, morning);
  const near = new Date(asIfUtc - offset(now, timeZone));
  return new Date(asIfUtc - offset(near, timeZone));
}

function local(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}

/** How far a zone's clocks are ahead of UTC at a moment. */
function offset(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: known(timeZone),
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!);
  return shown - Math.floor(at.getTime() / 60_000) * 60_000;
}

function known(timeZone: string) {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return timeZone;
  } catch {
    return "UTC";
  }
}

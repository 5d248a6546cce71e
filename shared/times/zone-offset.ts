/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function zoneOffset(at: Date, timeZone: string): number {
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

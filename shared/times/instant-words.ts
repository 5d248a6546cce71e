/** "Tuesday 24 November 2026 at 15:00 CET": an instant as the clocks of a zone show it, with the zone. */
export function instantWords(at: Date | string, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(at));
  return `${day.replace(",", "")} at ${timeWords(at, timeZone)}`;
}

function timeWords(at: Date | string, timeZone: string) {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(at));
}

/** In this header our pages say where their reader's clock stands. */
export const timeZoneHeader = "x-time-zone";

/** Whether a text names a time zone of the world's list, such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** The zone a header names; nothing where it names none. */
export function timeZoneFrom(header: unknown): string | undefined {
  return typeof header === "string" && header.length <= 60 && isTimeZone(header) ? header : undefined;
}

/** Where this machine's clock stands. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

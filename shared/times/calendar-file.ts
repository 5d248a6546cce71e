interface CalendarEntry {
  /** The same for every version of one event. */
  uid: string;
  revision: number;
  start: string;
  minutes: number;
  title: string;
  place: string;
  note: string | null;
  /** When this version was made. */
  madeAt: string;
}

/** One event as calendars read it (RFC 5545): times in UTC, long lines folded. */
export function calendarFile(entry: CalendarEntry): string {
  const end = new Date(new Date(entry.start).getTime() + entry.minutes * 60_000).toISOString();
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Interviews//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.revision}`,
    `DTSTAMP:${stampOf(entry.madeAt)}`,
    `DTSTART:${stampOf(entry.start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    ...(entry.note ? [`DESCRIPTION:${escaped(entry.note)}`] : []),
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** "20261124T140000Z" */
function stampOf(instant: string) {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");
}

/** No line is longer than 75 octets; a character is never cut. */
function folded(line: string) {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 74) {
      lines.push(current);
      current = "";
      octets = 0;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join("\r\n ");
}

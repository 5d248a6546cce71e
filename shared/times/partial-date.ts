const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A year, or a year and a month, as people write them; null for nothing, undefined for what cannot be read. */
export function readPartialDate(text: string): string | null | undefined {
  const words = text.trim().toLowerCase();
  if (words === "") return null;
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(words);
  if (iso) return joined(iso[1]!, iso[2], iso[3]);
  const numbers = /^(\d{1,2})\s*[./ ]\s*(\d{4})$/.exec(words);
  if (numbers) return joined(numbers[2]!, numbers[1]);
  const named = /^([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(words);
  const month = named ? months.indexOf(named[1]!.slice(0, 3)) : -1;
  return named && month >= 0 ? joined(named[2]!, String(month + 1)) : undefined;
}

function joined(year: string, month?: string, day?: string): string | undefined {
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const parts = [year, month.padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])];
  return parts.join("-");
}

/** "2020-03" as "Mar 2020". */
export function sayPartialDate(date: string | null): string {
  if (!date) return "";
  const [year, month] = date.split("-");
  const name = month && months[Number(month) - 1];
  return name ? `${name[0]!.toUpperCase()}${name.slice(1)} ${year}` : year!;
}

interface Span {
  start: string | null;
  end: string | null;
  current?: boolean;
}
/** Whether an end is known to lie before the start; of a year alone, every month may be meant. */
export function endsBeforeStart({ start, end }: Span): boolean {
  return Boolean(start && end && end < start.slice(0, end.length));
}
/** "Mar 2020 – now"; nothing where no date is known. */
export function saySpan({ start, end, current }: Span): string {
  const last = current ? "now" : sayPartialDate(end);
  return [sayPartialDate(start), last].filter(Boolean).join(" – ");
}

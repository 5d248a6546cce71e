import type { InventedPerson, Span } from "./people.ts";
import { resumeWords } from "./resume-words.data.ts";

/** A span as the person's document writes it. */
export function writtenSpan(span: Span, person: InventedPerson, style: string = person.dates): string {
  if (span.written) return span.written;
  const words = resumeWords[person.language]!;
  return `${writtenDate(span.start, person, style)}${words.between}${span.end === "now" ? words.now : writtenDate(span.end, person, style)}`;
}

function writtenDate(date: string, person: InventedPerson, style: string): string {
  const [year, month] = date.split("-");
  if (!month) return year!;
  const words = resumeWords[person.language]!;
  if (style === "mm.yyyy") return `${month}.${year}`;
  if (style === "mm/yyyy") return `${month}/${year}`;
  const names = style === "short" ? words.shortMonths : words.months;
  const of = style !== "short" && ["es", "pt"].includes(person.language) ? " de " : " ";
  return `${names[Number(month) - 1]}${of}${year}`;
}

/** "(4 years 3 months)", as LinkedIn writes it behind each span. */
export function writtenLength(span: Span, person: InventedPerson): string {
  const words = resumeWords[person.language]!.linkedIn;
  const end = span.end === "now" ? "2025-06" : span.end;
  const months = monthsOf(end, "12") - monthsOf(span.start, "01") + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    years > 0 && `${years} ${years === 1 ? words.year : words.years}`,
    rest > 0 && `${rest} ${rest === 1 ? words.month : words.months}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function monthsOf(date: string, otherwise: string): number {
  const [year, month] = date.split("-");
  return Number(year) * 12 + Number(month ?? otherwise);
}

import { monthNames } from "./month-names.data.ts";

export interface DateRange {
  start: string | null;
  end: string | null;
  current: boolean;
  /** Where the range stands in its text. */
  from: number;
  to: number;
}

const months = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

const month = `(?:${[...months.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}])\\.?`;
const year = "(?:19|20)\\d{2}";
const shortYear = "['’‘]\\d{2}";
const season =
  "(?:springs?|summers?|fall|autumn|winters?|wintersaison|sommersaison|saison|frühjahr|frühling|sommer|herbst|sommersemester|wintersemester|ss|ws|sose|wise|printemps|étés?|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|lente|zomer|herfst|estate|autunno|temporada|stagion[ei](?: estiv[ae]| invernal[ei])?)";
const quarter = "q[1-4]";
const seasonOfYear = `${season}(?![\\p{L}]),?\\s+(?:d[eo]\\s+)?${year}(?:/\\d{2}(?:\\d{2})?(?!\\d))?`;
/** "Summer 2022", "Wintersemester 2019/20", "Q1 2020", "2020 Q1". */
const partOfYear = [
  seasonOfYear,
  `${quarter}[\\s,./'’-]{0,3}${year}`,
  `${year}[\\s,./-]{0,3}${quarter}(?!\\d)`,
].join("|");
const day = "\\d{1,2}(?:st|nd|rd|th|\\.)?";
const point = [
  `(?:${day}\\s+)?${month}[\\s,./-]*(?:d[ei]\\s+)?(?:${day},?\\s+)?(?:${year}|${shortYear})`,
  partOfYear,
  `(?:0?[1-9]|1[0-2])(?:/(?:1[3-9]|2\\d|3[01])/|-(?:1[3-9]|2\\d|3[01])-)${year}`,
  `(?:0?[1-9]|[12]\\d|3[01])[./](?:0?[1-9]|1[0-2])[./]${year}`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}`,
  `${year}[./-](?:0[1-9]|1[0-2])(?!\\d)(?:[./-]\\d{2})?`,
  `${year}`,
].join("|");
const now =
  "present(?: day)?|presently|current(?:ly)?|now|today|to-date|ongoing|till date|to date|till now|until now|this day|date|heute|dato|aktuell|jetzt|laufend|présent|aujourd['’]hui|actuel|en cours|(?:à )?ce jour|(?:la )?actualidad|actual(?:mente)?|presente|hoy(?: en día)?|ad? oggi|oggi|tutt['’]oggi|attuale|attualmente|in corso|in essere|atual(?:idade)?|atualmente|actualidade|hoje|(?:o )?momento(?: atual)?|(?:o )?presente data|(?:à |a )?data(?: atual)?|(?:a )?la fecha|el momento|el presente|o presente|os dias atuais|heden|vandaag|nu|obecnie|teraz|настоящее время|н\\.?в\\.?|по настоящее время|pågående|nuvarande|nå|günümüz|halen|devam";
const joints =
  "to|until|till|through|bis(?: zum)?|à|au|a|al|ad|hasta|até|jusqu['’](?:à|au|en)|fino al?|tot(?: en met)?|t/m|do|and|et|und";
const between = `(?:\\s*(?:[-–—―−~→]|(?<![\\p{L}])(?:${joints}|по)(?![\\p{L}]))+\\s*){1,2}`;

/** A month with a year of two figures, which only stands in a span: "Feb 23 – Oct 25". */
const shortPoint = `${month}[\\s,.-]*['’‘]?\\d{2}(?!\\d)`;
const since =
  "(?:since|seit(?: dem)?|depuis(?: le)?|desde(?: el)?|ab|dal?(?:l['’])?|sinds|vanaf|od|a partir de|as of)";

const rangePattern = new RegExp(
  `(?<![\\d\\p{L}$€£.,-])(?:(?:from|von|vom|du|de|dal?|desde|van)\\s+)?(?:(?<a>${point})${between}(?<b>${point}|(?:${now})(?![\\p{L}]))|(?<k>${shortPoint})${between}(?<l>${shortPoint}|(?:${now})(?![\\p{L}]))|(?<m>${month})${between}(?<c>${month}[\\s,.]*${year})|(?<y>${year})\\s?[-–—/]\\s?(?<t>\\d{2})(?!\\d|[-./]\\d)|(?<f>${year})\\s/\\s(?<g>${year})|${since}\\s+(?<s>${point})|(?<o>${point})\\s*[-–—](?=\\s*(?:$|[):])|\\s{2,})|(?<p>(?:${season}|${quarter})(?![\\p{L}]))${between}(?<v>${partOfYear})|(?<z>${seasonOfYear}))(?![\\d])`,
  "giu",
);
const pointPattern = new RegExp(`(?<![\\d\\p{L}$€£.,-])(?:${point})(?![\\d\\p{L}])`, "giu");

const monthPattern = new RegExp(month, "iu");
const yearPattern = new RegExp(year, "u");

function monthOf(text: string): number | null {
  const word = monthPattern.exec(text)?.[0];
  return word ? (months.get(word.toLowerCase().replace(/\.$/, "")) ?? null) : null;
}

function stamp(found: number | string, monthNumber: number | null): string {
  return monthNumber === null ? String(found) : `${found}-${String(monthNumber).padStart(2, "0")}`;
}

/** "03/15/2019": only Americans write the month first, and a day above the twelfth shows who does. */
const american = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d{2}/;
const monthFirst = /(?<!\d)(0?[1-9]|1[0-2])[/-]\d{1,2}[/-](?:19|20)\d{2}/;

/** "Jan 2020", "03/2018" or "2019" as "2020-01", "2018-03" or "2019"; null when it is no date. */
export function readDate(text: string, isAmerican = american.test(text)): string | null {
  const named = monthOf(text);
  const full = yearPattern.exec(text)?.[0];
  if (!full) {
    const short = /['’‘](\d{2})/.exec(text)?.[1];
    if (!short || named === null) return null;
    return stamp(Number(short) > 50 ? `19${short}` : `20${short}`, named);
  }
  if (named !== null) return stamp(full, named);
  const numeric =
    (isAmerican ? monthFirst.exec(text)?.[1] : undefined) ??
    /(?:^|\D)(0?[1-9]|1[0-2])\s?[./-]\s?(?:19|20)\d{2}/.exec(text)?.[1] ??
    /(?:19|20)\d{2}[./-](0[1-9]|1[0-2])(?!\d)/.exec(text)?.[1];
  return stamp(full, numeric ? Number(numeric) : null);
}

/** "Feb 23" as "2023-02"; null for a word that says now. */
function shortDate(text: string): string | null {
  const figures = /\d{2}$/.exec(text)?.[0];
  return figures === undefined ? null : readDate(`${text.slice(0, -2).replace(/['’‘]$/, "")} '${figures}`);
}

/** The first span of time a text names: "Jan 2020 – Present", "03/2018 - heute", "seit 2019". */
export function findRange(text: string): DateRange | null {
  rangePattern.lastIndex = 0;
  const match = rangePattern.exec(text);
  if (!match) return null;
  const { a, b, c, f, g, k, l, m, o, p, s, t, v, y, z } = match.groups!;
  const place = { from: match.index, to: match.index + match[0].length };
  if (y && t)
    return Number(t) > Number(y.slice(2))
      ? { start: y, end: y.slice(0, 2) + t, current: false, ...place }
      : null;
  if (f) return { start: f, end: g!, current: false, ...place };
  if (o) return { start: startOf(o), end: null, current: true, ...place };
  if (k) return { start: shortDate(k), end: shortDate(l!), current: shortDate(l!) === null, ...place };
  if (s) return { start: startOf(s), end: null, current: true, ...place };
  if (z) return { ...partOf(z)!, current: false, ...place };
  if (p) {
    const { end } = partOf(v!)!;
    return { start: partOf(`${p} ${yearPattern.exec(v!)![0]}`)!.start, end, current: false, ...place };
  }
  if (m && c)
    return {
      start: stamp(yearPattern.exec(c)![0], monthOf(m)),
      end: readDate(c),
      current: false,
      ...place,
    };
  const isAmerican = [a!, b!].some((point) => american.test(point));
  const end = partOf(b!)?.end ?? readDate(b!, isAmerican);
  return { start: startOf(a!, isAmerican), end, current: end === null, ...place };
}

function startOf(point: string, isAmerican?: boolean): string | null {
  return partOf(point)?.start ?? readDate(point, isAmerican);
}

const seasons: [RegExp, number, number][] = [
  [/^(?:sommersemester|ss|sose)\b/i, 4, 9],
  [/^(?:wintersemester|ws|wise)\b/i, 10, 15],
  [/^(?:spring|früh|printemps|primavera|lente)/i, 3, 5],
  [/^(?:summer|sommer|été|verano|verão|zomer|estate|stagion\S* estiv)/i, 6, 8],
  [/^(?:fall|autumn|herbst|automne|otoño|outono|herfst|autunno)/i, 9, 11],
  [/^(?:winter|hiver|invierno|inverno)/i, 12, 14],
];

const isPartOfYear = new RegExp(`^(?:${partOfYear})$`, "iu");

/** "Summer 2022" from June to August, "Q1 2020" from January to March, a German winter semester from October to March; null for any other date. */
function partOf(text: string): { start: string; end: string } | null {
  if (!isPartOfYear.test(text)) return null;
  const named = Number(yearPattern.exec(text)![0]);
  const quarterly = Number(/q([1-4])/i.exec(text)?.[1] ?? 0) * 3;
  const [, from, to] = quarterly
    ? [null, quarterly - 2, quarterly]
    : (seasons.find(([pattern]) => pattern.test(text)) ?? [null, 1, 12]);
  return { start: stamp(named, from), end: stamp(named + Math.floor((to - 1) / 12), ((to - 1) % 12) + 1) };
}

const monthAtEnd = new RegExp(`\\s(?:from|since|in|von|seit|depuis|de|desde|vanaf)\\s+${month}$`, "iu");

/** "… for Acme from February", whose year stands in the next line. */
export function endsInMonth(text: string): boolean {
  return monthAtEnd.test(text);
}

/** The first single date of a text. */
export function findDate(text: string): { date: string; from: number; to: number } | null {
  pointPattern.lastIndex = 0;
  const match = pointPattern.exec(text);
  const date = match && readDate(match[0]);
  return date ? { date, from: match.index, to: match.index + match[0].length } : null;
}

/** A text without its dates and the brackets and dashes around them. */
export function withoutDates(text: string): string {
  return text
    .replace(rangePattern, " ")
    .replace(pointPattern, " ")
    .replace(
      /\(\s*(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|mois|ans?|jahre?n?|monate?n?|años?|meses|mes|anos?|mês|jaar|maanden|maand)\.?\s*)*[-–,\s]*\)/gi,
      " ",
    )
    .replace(/[·•]\s*(?:\d+\s*(?:years?|yrs?|months?|mos?)\.?\s*)+$/i, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, "");
}

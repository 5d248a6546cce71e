import type { JobText } from "./types.ts";

export type Part = "must" | "nice" | "other";

/** A line of an ad with the part of the ad it stands in. */
export interface AdLine {
  text: string;
  bullet: boolean;
  part: Part | null;
}

const nice =
  /\b(?:nice[- ]to[- ]haves?|bonus(?: points)?|preferred|desired|desirable|good[- ]to[- ]have|extra credit|pluses|a plus|ideally|wünschenswert)\b/i;
const must =
  /\b(?:requirements?|required|qualifications?|must[- ]haves?|what (?:you|we)(?:['’]ll| will)? ?(?:bring|need|have|expect|look|['’]re looking)|what we['’]?(?:re| are) looking|who you are|you (?:have|are|bring|might be)|about you|your (?:background|profile|skills|experience)|skills|experience|ideal candidate|minimum|what it takes|looking for|dein profil|ihr profil|anforderungen)\b/i;
const other =
  /\b(?:responsibilit|duties|you['’]ll (?:do|be doing|work)|you will (?:do|be)|what you do|day[- ]to[- ]day|benefits?|perks|we offer|what we do|offer|about (?:us|the|our)|who we are|our (?:team|company|mission|values|stack)|compensation|salary|pay|how to apply|how you['’]ll|your (?:role|mission|impact|tasks)|the (?:role|job|team|company)|job (?:description|summary|purpose)|why|equal|diversity|eeo|legal|location|aufgaben|wir bieten)/i;

/** A line that asks for something by itself, whatever words of a heading it holds. */
const statement =
  /\b(?:experience|skills?|background|knowledge|expertise|proficiency|certification) (?:with|in|of|using|as|on)\b|\b(?:is|are|would be) (?:an? )?(?:\w+ )?(?:plus|bonus|advantage|must|required|preferred|desirable)|\b(?:fluent|fluency)\b|\bdegree in\b|\d/i;

const bulletMark = /^(?:[•*·▪◦‣–-]\s*|(?:[+?o]|\d{1,2}[.)])\s+)/;

/** Cuts an ad into lines and says for each whether it stands among what is asked for; prose after a list ends it. */
export function readAd(plain: readonly string[]): AdLine[] {
  const lines: AdLine[] = [];
  let part: Part | null = null;
  let inList = false;
  for (const raw of plain) {
    const bullet = bulletMark.test(raw);
    const text = raw
      .replace(bulletMark, "")
      .replace(/^#+\s*/, "")
      .trim();
    if (text === "") continue;
    if (!bullet && isHeading(raw)) {
      part = partOf(text) ?? part;
      inList = false;
      continue;
    }
    if (inList && !bullet) part = null;
    inList = bullet;
    lines.push({ text, bullet, part });
  }
  return lines;
}

const block =
  /<(?:(?<item>li)|(?<heading>h[1-6])|br|\/?p|\/?div|\/?ul|\/?ol|\/li|\/h[1-6]|\/?tr|\/?section)[^<>]*>/gi;

/** The text of an ad, a line for every block and list item. */
export function plainLines(content: string): string[] {
  return decode(
    decode(content)
      .replace(block, (_, item?: string, heading?: string) => (item ? "\n• " : heading ? "\n# " : "\n"))
      .replace(/<[^<>]+>/g, ""),
  )
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== "•" && line !== "#");
}

/** Real ads have some two hundred; each line is read with those around it. */
const mostLines = 1_000;

/** The lines of a job's text. */
export function jobLines({ descriptionHtml, text }: Pick<JobText, "descriptionHtml" | "text">): string[] {
  return plainLines(descriptionHtml ?? text ?? "").slice(0, mostLines);
}

const entities: Record<string, string> = {
  nbsp: " ",
  "#160": " ",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  apos: "'",
  rsquo: "'",
  "#x2F": "/",
  mdash: "–",
  ndash: "–",
  amp: "&",
};

function decode(html: string): string {
  if (!html.includes("&")) return html;
  return html.replace(/&([a-z]{2,5}|#160|#x27|#39|#x2F);/g, (written, name: string) =>
    Object.hasOwn(entities, name) ? entities[name]! : written,
  );
}

function isHeading(line: string): boolean {
  if (line.startsWith("#")) return true;
  const words = line.split(" ").length;
  if (words > 9 || line.length > 70) return false;
  return (
    line.endsWith(":") ||
    (words <= 6 && !/[.,;!]$/.test(line) && !statement.test(line) && partOf(line) !== null)
  );
}

function partOf(heading: string): Part | null {
  if (nice.test(heading)) return /required|minimum|basic/i.test(heading) ? "must" : "nice";
  if (other.test(heading) && !/qualification|requirement|about you/i.test(heading)) return "other";
  return must.test(heading) ? "must" : heading.endsWith(":") ? "other" : null;
}

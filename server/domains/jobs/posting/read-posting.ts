import type { ReadPosting } from "#contract/job-posting.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { soundsOf } from "#server/resume-reading/index.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { readSalary } from "#shared/money/read-salary.ts";
import { readJobLocations } from "#shared/places/job-locations.ts";
import {
  partsOf,
  lookingFor,
  namesWork,
  placesIn,
  placesLabelled,
  isPlainPart,
  tidyTitle,
  titleScore,
  typeStated,
  type Part,
} from "./posting-parts.ts";
import { postingHtml } from "./posting-html.ts";

/** What a posting of free text says of its job; what it does not say stays empty. Nothing is kept. */
export function readPosting(text: string): ReadPosting {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u202f]/g, " ")
    .split("\n")
    .map((line) => line.trim());
  const written = lines.filter((line) => line !== "");
  const parts = partsOf(written);
  const labels = labelledIn(written);
  const sounding = labels.title ?? titleOf(parts);
  const company = labels.company ?? companyOf(parts, written, sounding);
  const title = sounding ?? hiredFor(written) ?? leftBetweenBars(parts, company);
  const head = written.slice(0, 12).join("\n");
  const remote = remoteIn(labels.place ?? "", parts, head);
  const places = labels.place ? placesLabelled(labels.place) : placesOf(parts, { title, company });
  const { level, seniority } = levelOf(title);
  return {
    jobTitle: title,
    company,
    locations: places.slice(0, 20),
    remote: remote.remote,
    remoteLocations: remote.regions,
    workplaceType: remote.type,
    employmentType: parts.map((part) => typeStated(part.text)).find((type) => type !== null) ?? typeIn(head),
    seniority: level === null ? null : seniority,
    salary: readSalary(labels.pay ?? "") ?? readSalary(head) ?? readSalary(text.slice(0, 60_000)),
    jobDescription: sanitiseHtml(postingHtml(lines.slice(headEnd(lines, { title, company })))),
  };
}

const labelPatterns = {
  title:
    /^(?:job title|title|position|role|stelle|stellenbezeichnung|poste|intitulé du poste|puesto|cargo|vaga|functie)\s*:\s*(\S.*)$/i,
  company:
    /^(?:company|employer|organisation|organization|unternehmen|firma|entreprise|société|empresa|bedrijf)\s*:\s*(\S.*)$/i,
  place:
    /^(?:(?:job )?location|place|office|standort|arbeitsort|ort|lieu(?: de travail)?|localisation|ubicación|lugar|localidad|local(?:ização)?|locatie|standplaats)\s*:\s*(\S.*)$/i,
  pay: /^(?:salary(?: range)?|pay(?: range)?|compensation|rate|gehalt|vergütung|salaire|rémunération|salario|salário|remuneração|salaris|loon)\s*:\s*(\S.*)$/i,
};

/** Where the description begins: behind the first lines that say what has a field of its own. */
function headEnd(
  lines: readonly string[],
  { title, company }: { title: string | null; company: string | null },
) {
  const isField = (line: string) =>
    line === "" ||
    Object.values(labelPatterns).some((pattern) => pattern.test(line)) ||
    (line.length < 60 && (tidyTitle(line) === title || line === company || typeStated(line) !== null));
  const first = lines.findIndex((line) => !isField(line));
  return first < 0 ? 0 : first;
}

/** "Location: Leeds": what lines say themselves that they are. */
function labelledIn(lines: readonly string[]) {
  const told = (pattern: RegExp) =>
    lines.slice(0, 40).flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? [])[0] ?? null;
  const title = told(labelPatterns.title);
  return {
    title: title && title.split(/\s+/).length < 13 ? tidyTitle(title) : null,
    company: told(labelPatterns.company),
    place: told(labelPatterns.place),
    pay: told(labelPatterns.pay),
  };
}

/** The piece of the first lines that sounds most like a job. */
function titleOf(parts: readonly Part[]): string | null {
  const scored = parts.map((part) => ({ part, score: titleScore(part) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 1) return shortFirstLine(parts);
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez|en|bij)\s+\p{Lu}/u.exec(best.part.text);
  return tidyTitle(at && titleScore({ ...best.part, text: at[1]! }) >= 1 ? at[1]! : best.part.text);
}

const mostWords = 6;

/** "Kok gezocht!": a first line of few words that names an occupation in any language. */
function shortFirstLine([first]: readonly Part[]): string | null {
  if (!first?.alone || first.line > 0 || /[.?]$/.test(first.text) || lookingFor.test(first.text)) return null;
  const title = tidyTitle(first.text);
  return title.split(" ").length <= mostWords && namesWork(title) ? title : null;
}

/** What stands between the bars of the first line and is neither company, place, pay nor a condition. */
function leftBetweenBars(parts: readonly Part[], company: string | null): string | null {
  const left = parts.find(
    (part) =>
      part.line === 0 &&
      !part.alone &&
      bareCompany(part.text) !== company &&
      placesIn(part.text).length === 0 &&
      isPlainPart(part.text),
  );
  return left ? tidyTitle(left.text) : null;
}

const hiring =
  /(?:\b(?:is|are|we(?:'|’)re) (?:currently )?|^)(?:hiring|looking for|seeking|searching for)\s+(?:an?\s+|our next\s+|experienced\s+)?([\p{L}\d/&,+# -]{4,60}?)(?=\s+(?:to|who|with|in|for|at|that|based)\b|[.,;:!(]|$)/iu;

/** "Acme is looking for a bookkeeper to …", where no line is the title by itself. */
function hiredFor(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, 15)) {
    const found = hiring.exec(line)?.[1];
    const title = found && tidyTitle(found);
    if (title && soundsOf(title).job > 1) return title.charAt(0).toUpperCase() + title.slice(1);
  }
  return null;
}

/** The first piece of a line of several, a name before "is hiring", or whom "at" and "About" name. */
function companyOf(parts: readonly Part[], lines: readonly string[], title: string | null): string | null {
  const first = parts[0];
  const isName = (text: string) =>
    text.length < 60 && tidyTitle(text) !== title && placesIn(text).length === 0;
  if (first && !first.alone && first.line === 0) {
    const other =
      titleScore(first) >= 1.5 ? parts.find((part) => part.line === 0 && isCompany(part, title)) : first;
    if (other && isName(other.text)) return bareCompany(other.text);
  }
  for (const line of lines.slice(0, 15).map((each) => each.replace(/\s*\([^()]*\)$/, ""))) {
    const found =
      /^(\p{Lu}[\p{L}\d&.'’ -]{1,40}?)\s+(?:is (?:currently )?(?:hiring|looking for|seeking)|sucht|recherche|recrute|busca|procura|zoekt)\b/u.exec(
        line,
      ) ??
      /^(?:about|über|à propos de|sobre|over)\s+(\p{Lu}[\p{L}\d&.'’ -]{1,40})$/iu.exec(line) ??
      /\s(?:at|@|bei|chez)\s+(\p{Lu}[\p{L}\d&.'’-]*(?:\s\p{Lu}[\p{L}\d&.'’-]*){0,3})$/u.exec(line);
    if (found && !/^(?:us|the|our|we|this|you|uns|nous)\b/i.test(found[1]!)) return bareCompany(found[1]!);
  }
  const second = parts.find((part) => part.alone && part.line < 4 && isCompany(part, title));
  return second ? bareCompany(second.text) : null;
}

function isCompany({ text }: Part, title: string | null): boolean {
  if (tidyTitle(text) === title || text.length > 60 || /@|https?:|www\.|\d{3}|[.!?]$/.test(text))
    return false;
  return placesIn(text).length === 0 && typeStated(text) === null && soundsOf(text).employer > 2.5;
}

/** A name without its address and its batch: "Acme (https://acme.example)" is Acme. */
function bareCompany(text: string): string | null {
  const name = text
    .replace(/\(?\s*(?:https?:\/\/|www\.)\S+\s*\)?/gi, " ")
    .replace(/\(\s*(?:yc|y combinator)?\s*[a-z]*\s?\d{2}\s*\)|\([^()]*(?:\.com|\.io|\.ai)[^()]*\)/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
  return name === "" ? null : name;
}

/** The places of the first line that names any, the title and the company left out. */
function placesOf(
  parts: readonly Part[],
  { title, company }: { title: string | null; company: string | null },
) {
  for (const line of new Set(parts.map((part) => part.line))) {
    const own = parts.filter(
      (part) => part.line === line && part.text.length < 90 && !/[.!?]$/.test(part.text),
    );
    const places = own
      .filter(({ text }) => tidyTitle(text) !== title && bareCompany(text) !== company)
      .flatMap(({ text }) => placesIn(text));
    if (places.length > 0) return [...new Set(places)];
  }
  return [];
}

const noRemote = /\b(?:no|not|non|without)[- ](?:fully )?remote\b|\bremote (?:is )?not\b|kein homeoffice/i;

/** Remote where the first lines or the place say so and nothing says that it is not. */
function remoteIn(place: string, parts: readonly Part[], head: string) {
  const texts = [
    place,
    ...parts
      .filter(({ text }) => text.length < 90)
      .map(({ text }) => text.replace(/\bon site\b/gi, "onsite")),
  ];
  const read = texts.map((text) => readJobLocations(text));
  const denied = noRemote.test(head);
  const remote = !denied && read.some((each) => each.remote);
  const type = read.find(
    (each) => each.workplaceType === "hybrid" || each.workplaceType === "onsite",
  )?.workplaceType;
  return {
    remote,
    regions: remote ? [...new Set(read.flatMap((each) => each.remoteRegions))].slice(0, 20) : [],
    type: type ?? (remote ? ("remote" as const) : null),
  };
}

function typeIn(head: string) {
  const stated = /\b(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|temps partiel|cdi)\b/i.exec(
    head,
  )?.[0];
  return stated ? typeStated(stated) : null;
}

function levelOf(title: string | null) {
  return title === null ? { level: null, seniority: null } : readTitle(title);
}

import { findDate, findRange, withoutDates } from "./dates.ts";
import { liftDates } from "./entries.ts";
import { formEntries, type FormEntry } from "./form-entries.ts";
import { isHeading } from "./anchors.ts";
import { withoutPlace } from "./entry-words.ts";
import { soundsOf } from "./heading-words.ts";
import type { Line, Study } from "./types.ts";

const schoolWords =
  /(?<!\p{L})(?:university|college|institute|school|academy|polytechnic|faculty|vidyalaya|vidyapeeth|universität|hochschule|fachhochschule|gymnasium|schule|akademie|berufsschule|université|école|lycée|universidad|escuela|instituto|colegio|università|istituto|liceo|politecnico|universidade|escola|faculdade|universiteit|hogeschool|uniwersytet|politechnika|université|üniversitesi|iit|nit|mit|eth|ucla|nyu|bootcamp|university's|hogescholen|roc|pflegeschule|berufskolleg|landesberufsschule|fachschule|technikerschule|handelskammer|ihk|ifsi|cfa|cfppa|afpa|aftral|greta|iut|ies|ceip|senai|senac|conservatoire|conservatorio|conservatory|seminary|polytechnique|politécnico|instituts?|centro de formación|escuelas?|faculdades?|college|colleges|trade school|tafe)(?!\p{L})|\p{L}{3}(?:schule|gymnasium|kolleg|akademie|hochschule|school|college|academie)(?!\p{L})|университет|институт/iu;
const degreeWords =
  /(?<![\p{L}])(bachelors?(?:['’]s)?|masters?(?:['’]s)?|doctor(?:ate)?|ph\.?\s?d\.?|mba|m\.?b\.?a\.?|b\.?\s?tech|m\.?\s?tech|b\.?e\.?|m\.?e\.?|b\.?s\.?|m\.?s\.?|b\.?a\.?|m\.?a\.?|b\.?sc\.?|m\.?sc\.?|b\.?com\.?|m\.?com\.?|bca|mca|bba|pgdm|pgdba|diploma|associate(?:['’]s)? (?:degree|of)|associate|hsc|sslc|ssc|high school|ged|a-levels?|gcse|abitur|diplom|magister|licence|licenciatura|licenciado|maestría|grado|laurea|bacharelado|mestrado|certificate|llb|llm|jd|j\.?d\.?|m\.?d\.?|bsn|msn|adn|b\.?eng\.?|m\.?eng\.?|bds|mbbs|b\.?pharm|m\.?phil|b\.?ed|m\.?ed|meister|ausbildung|staatsexamen|higher secondary|intermediate|matriculation|postgraduate|post graduate|graduation|bfa|mfa|ll\.?m|minor|nanodegree|nvq(?: level \d)?|pgce|hnd|hnc|btec|foundation degree|bachillerato|baccalauréat|bac(?: pro| \+\d)?|bts|dut|but|cap|bep|deug|maîtrise|licence professionnelle|diplôme|titre professionnel|brevet|doctorat|técnico(?: superior)?|técnica|ciclo formativo|fp|ingeniería|título|curso(?: técnico)?|tecnólogo|ensino (?:médio|secundário)|doutoramento|doutorado|lehre|gesellenbrief|fachabitur|matura|hauptschulabschluss|mittlere reife|promotion|dr\.-ing\.?|fachwirt|(?:mittlere[rn]?|mittlerer) (?:schul|bildungs)abschluss|realschulabschluss|(?:fach)?hochschulreife|umschulung|schulabschluss|formación profesional|educación secundaria(?: obligatoria)?|graduado escolar|grado (?:medio|superior)|mestrado integrado|especialização|pós-graduação|bachelor professional|mbo(?:[ -]\d)?|hbo(?:-v)?|havo|vwo|vmbo(?:-\p{L}{1,2})?|wo|propedeuse|doctoraal|juris doctor|b\.?comm|bcomm)(?![\p{L}])/iu;

/** Degrees are short words; "as", "be" and "me" in a sentence are none. */
function hasDegree(text: string): boolean {
  const match = degreeWords.exec(text);
  if (!match) return false;
  return (
    match[0].replace(/[^\p{L}]/gu, "").length > 2 ||
    match[0] === match[0].toUpperCase() ||
    match[0].includes(".")
  );
}

function datesOf(text: string): { start: string | null; end: string | null } {
  const range = findRange(text);
  if (range) return { start: range.start, end: range.end };
  return { start: null, end: findDate(text)?.date ?? null };
}

/** "Bachelor of Science in Physics" as degree and field. */
function degreeAndField(text: string): { degree: string; field: string | null } {
  const plain = text.replace(/[\s,|·•–—-]+$/u, "");
  if (/^(?:ausbildung|lehre|umschulung)\b/i.test(plain)) return { degree: plain, field: null };
  const split =
    /^(.+?)\s+(?:in|im|en|em)\s+(.+)$/i.exec(plain) ??
    /^(.{1,14}?)[,:]\s+(\p{Lu}.+)$/u.exec(plain) ??
    /^((?:Bachelor|Master)s?) of (?!Science|Arts|Business|Engineering|Technology|Commerce|Laws?|Education)(.+)$/i.exec(
      plain,
    );
  if (!split || !hasDegree(split[1]!)) return { degree: plain, field: null };
  return { degree: split[1]!, field: split[2]!.replace(/\s*\(.*\)$/, "") };
}

/** The pieces of a line: school and degree may share it. */
function piecesOf(line: Line): string[] {
  const cells = line.cells.map((cell) => withoutPlace(withoutDates(cell))).filter((cell) => cell !== "");
  return cells.flatMap((cell) => {
    const lead = /^(\p{Lu}[\p{L}.]{0,6})\s+(\p{Lu}.+)$/u.exec(cell);
    if (lead && hasDegree(lead[1]!) && schoolWords.test(lead[2]!) && !/^of\b/.test(lead[2]!))
      return [lead[1]!, lead[2]!];
    const from = /^(.+?)\s+(?:from|at|bei|an der|-|–|—|\|)\s+(.+)$/i.exec(cell);
    if (from && hasDegree(from[1]!) !== hasDegree(from[2]!) && schoolWords.test(cell))
      return [from[1]!, from[2]!];
    const comma = cell.split(/,\s+/);
    const schoolAt = comma.findIndex((part) => schoolWords.test(part));
    const degreeAt = comma.findIndex((part) => hasDegree(part) && !schoolWords.test(part));
    if (schoolAt < 0 || degreeAt < 0) return [cell];
    return schoolAt < degreeAt
      ? [comma.slice(0, degreeAt).join(", "), comma.slice(degreeAt).join(", ")]
      : [comma.slice(0, schoolAt).join(", "), comma.slice(schoolAt).join(", ")];
  });
}

function emptyStudy(): Study {
  return { school: null, degree: null, field: null, start: null, end: null };
}

/** What a line of a study says beside what its words tell. */
interface Told {
  line: Line;
  study: Study | null;
}

/** "Princeton University, Computer Science": the field stands behind the school. */
function schoolAndField(piece: string): { school: string; field: string | null } {
  const school = withoutPlace(piece);
  const split = /^([^,]+),\s+(\p{Lu}[^,]+)$/u.exec(school);
  if (!split || !schoolWords.test(split[1]!) || schoolWords.test(split[2]!)) return { school, field: null };
  return { school: split[1]!, field: split[2]! };
}

/** A line that may name a school or a degree in words nobody listed: short, and no bullet. */
function asName(line: Line | undefined): string | null {
  if (!line || !isHeading(line)) return null;
  const name = withoutPlace(line.cells.map(withoutDates).find((cell) => cell !== "") ?? "");
  return name !== "" && name.split(/\s+/).length <= 9 ? name : null;
}

/** A study that lacks its school or its degree has it from the nameless line beside it. */
function fillIn(told: Told[]): void {
  for (const [at, { study }] of told.entries()) {
    if (!study || told[at - 1]?.study === study) continue;
    const key = study.school === null ? "school" : study.degree === null ? "degree" : null;
    if (key === null) continue;
    const last = told.findLastIndex((each) => each.study === study);
    const [before, after] = [told[at - 1], told[last + 1]];
    const beside = [after, before].find((each) => each && each.study === null && fits(each.line, key));
    const name = beside && asName(beside.line);
    if (!beside || !name) continue;
    beside.study = study;
    if (key === "school") study.school = name;
    else Object.assign(study, degreeAndField(name));
    if (study.start === null && study.end === null) Object.assign(study, datesOf(beside.line.text));
  }
}

function fits(line: Line, key: "school" | "degree"): boolean {
  const name = asName(line);
  if (name === null) return false;
  const { job, employer } = soundsOf(name);
  if (key === "degree") return employer < 3;
  return employer > job && (employer > 0 || isWrittenLarge(name));
}

/** A name, most of its words with a capital and none a figure: "Albeda Waalhaven". */
function isWrittenLarge(name: string): boolean {
  const words = name.split(/\s+/);
  return !/[\d:%]/.test(name) && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

/** Schools and degrees in order; a second school or degree begins the next study. */
export function readEducation(lines: Line[]): Study[] {
  const form = formEntries(lines, ["school", "degree"]);
  return form ? form.map(studyOfForm) : readStudies(lines);
}

function studyOfForm({ told, range: { start, end } }: FormEntry): Study {
  const { degree, field } = degreeAndField(told.degree!);
  return { school: withoutPlace(told.school!), degree, field: field ?? told.field ?? null, start, end };
}

function readStudies(lines: Line[]): Study[] {
  const studies: Study[] = [];
  let open: Study | null = null;
  const place = (key: "school" | "degree" | "end"): Study => {
    if (!open || open[key] !== null) {
      open = emptyStudy();
      studies.push(open);
    }
    return open;
  };
  const told: Told[] = [];
  for (const line of liftDates(lines)) {
    if (line.text.length > 160) continue;
    const dates = datesOf(line.text);
    const touched = nameStudy(line, place);
    told.push({ line, study: touched });
    const owner: Study | null = touched ?? open;
    if (
      owner &&
      (dates.start ?? dates.end) &&
      owner.end === null &&
      owner.start === null &&
      !(line.bullet && !touched)
    )
      Object.assign(owner, dates);
  }
  fillIn(told);
  return studies;
}

/** Puts the schools and degrees of a line where they belong; the study they belong to, or null. */
function nameStudy(line: Line, place: (key: "school" | "degree") => Study): Study | null {
  let touched: Study | null = null;
  for (const piece of piecesOf(line)) {
    const degree = hasDegree(piece) && piece.split(/\s+/).length <= 14;
    const school =
      schoolWords.test(piece) &&
      !/^(?:bachelor|master|diploma|b\.?|m\.?)\b/i.test(piece) &&
      piece.split(/\s+/).length <= 14;
    if (
      school &&
      !(degree && /\b(?:degree|high school diploma)\b/i.test(piece) && !/university|college/i.test(piece))
    ) {
      const named = schoolAndField(piece);
      touched = place("school");
      touched.school = named.school;
      touched.field ??= named.field;
    } else if (degree && !(line.bullet && piece.split(/\s+/).length > 8)) {
      const named = degreeAndField(piece);
      touched = place("degree");
      Object.assign(touched, { degree: named.degree, field: named.field ?? touched.field });
    }
  }
  return touched;
}

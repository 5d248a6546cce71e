import { z } from "zod";
import { skillByName } from "#server/taxonomy/skills.ts";
import { readDate } from "./dates.ts";
import { withText } from "./linkedin-export.ts";
import { languageLevelOf } from "./spoken-languages.ts";
import { emptyResume, type Project, type ReadResume, type Study } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

const mostJson = 1_000_000;

const words = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text?.trim() || null);
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .catch([])
    .transform((items) => items ?? []);
const strings = z
  .array(z.coerce.string())
  .nullish()
  .catch([])
  .transform((items) => items ?? []);

const JsonResume = z.object({
  basics: z.object({
    name: words,
    label: words,
    email: words,
    phone: words,
    url: words,
    website: words,
    summary: words,
    location: z
      .union([
        z.string().transform((city) => ({ address: null, city, region: null, countryCode: null })),
        z.object({ address: words, city: words, region: words, countryCode: words }),
      ])
      .nullish()
      .catch(null),
    profiles: list(z.object({ network: words, username: words, url: words })),
  }),
  work: list(
    z.object({
      name: words,
      company: words,
      employer: words,
      position: words,
      url: words,
      current: z.boolean().nullish().catch(null),
      startDate: words,
      endDate: words,
      summary: words,
      highlights: strings,
    }),
  ),
  education: list(
    z.object({
      institution: words,
      studyType: words,
      area: words,
      startDate: words,
      endDate: words,
      courses: strings,
    }),
  ),
  skills: list(z.object({ name: words, keywords: strings })),
  projects: list(
    z.object({
      name: words,
      description: words,
      url: words,
      highlights: strings,
      startDate: words,
      endDate: words,
    }),
  ),
  volunteer: list(
    z.object({
      organization: words,
      position: words,
      startDate: words,
      endDate: words,
      summary: words,
      highlights: strings,
    }),
  ),
  languages: list(z.object({ language: words, fluency: words })),
  certificates: list(z.object({ name: words, issuer: words, date: words, url: words })),
  awards: list(z.object({ title: words, date: words, awarder: words, summary: words })),
  publications: list(
    z.object({ name: words, publisher: words, releaseDate: words, url: words, summary: words }),
  ),
  interests: list(z.object({ name: words, keywords: strings })),
  references: list(z.object({ name: words, reference: words })),
  /** What our own files say beyond the format. */
  meta: z
    .object({ courses: strings, sections: list(z.object({ title: words, text: words })) })
    .nullish()
    .catch(null),
});

function dateOf(text: string | null): string | null {
  return text && readDate(text);
}

function studyOf({
  institution,
  studyType,
  area,
  startDate,
  endDate,
}: JsonResume["education"][number]): Study {
  return {
    school: institution,
    degree: studyType,
    field: area,
    start: dateOf(startDate),
    end: dateOf(endDate),
  };
}

function projectsOf(project: JsonResume["projects"][number]): Project[] {
  const { name, description, highlights, url, startDate, endDate } = project;
  if (!name) return [];
  const said = [description, ...highlights].filter(Boolean).join("\n");
  return [{ name, description: said, link: url, start: dateOf(startDate), end: dateOf(endDate) }];
}

/** A JSON Resume (jsonresume.org) of any version. */
export function readJsonResume(text: string, fileName: string): ReadResume {
  const parsed = parsedResume(text);
  const { basics, education, skills, projects, certificates, languages } = parsed;
  const named = skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : name ? [name] : []));
  return withText({
    ...emptyResume(fileName, "json-resume"),
    ...aboutPerson(basics),
    skills: named.map((name) => ({
      id: skillByName(name)?.id,
      name,
    })),
    languages: languages.flatMap(({ language, fluency }) =>
      language ? [{ name: language, level: languageLevelOf(fluency ?? "") }] : [],
    ),
    workExperience: [
      ...parsed.work.map((job) => workOf(job, job.name ?? job.company ?? job.employer)),
      ...parsed.volunteer.map((job) => workOf(job, job.organization)),
    ],
    education: education.map(studyOf),
    courses: [...education.flatMap(({ courses }) => courses), ...(parsed.meta?.courses ?? [])],
    sections: sectionsOf(parsed),
    projects: projects.flatMap(projectsOf),
    certification: certificates.flatMap(({ name, issuer, date, url }) =>
      name ? [{ name, issuer, date: dateOf(date), link: url }] : [],
    ),
  });
}

type JsonResume = z.infer<typeof JsonResume>;

/** Own sections, and what a resume has no other place for. */
function sectionsOf({ meta, awards, publications, interests, references }: JsonResume) {
  const said = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
  const lines = {
    Awards: awards.flatMap(({ title, awarder, date, summary }) => [said(title, awarder, date), summary]),
    Publications: publications.flatMap(({ name, publisher, releaseDate, url, summary }) => [
      said(name, publisher, releaseDate, url),
      summary,
    ]),
    Interests: interests.map(({ name, keywords }) => [name, keywords.join(", ")].filter(Boolean).join(": ")),
    References: references.flatMap(({ name, reference }) => [name, reference]),
  };
  const own = (meta?.sections ?? []).map(({ title, text }) => ({ title, text: text ?? "" }));
  const more = Object.entries(lines).map(([title, of]) => ({ title, text: of.filter(Boolean).join("\n") }));
  return [
    ...own.flatMap(({ title, text }) => (title ? [{ title, text }] : [])),
    ...more.filter(({ text }) => text),
  ];
}

type Told = Pick<
  JsonResume["work"][number],
  "position" | "startDate" | "endDate" | "summary" | "highlights"
> &
  Partial<Pick<JsonResume["work"][number], "url" | "current">>;

function workOf(job: Told, companyName: string | null) {
  const [start, end] = [dateOf(job.startDate), dateOf(job.endDate)];
  return {
    title: job.position,
    companyName,
    companyURL: job.url ?? null,
    start,
    end,
    current: job.current ?? (start !== null && end === null),
    description: [job.summary, ...job.highlights].filter(Boolean).join("\n"),
    lines: [...(job.summary ? [job.summary] : []), ...job.highlights],
  };
}

function parsedResume(text: string): JsonResume {
  if (text.length > mostJson) throw new ResumeUnreadable("too-much-text");
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new ResumeUnreadable("broken");
  }
  const parsed = JsonResume.safeParse(data);
  if (!parsed.success) throw new ResumeUnreadable("wrong-type");
  return parsed.data;
}

function aboutPerson({
  name,
  label,
  email,
  phone,
  url,
  website,
  location,
  profiles,
  summary,
}: JsonResume["basics"]) {
  const linkedIn = profiles.find((profile) => /linkedin/i.test(`${profile.network} ${profile.url}`));
  const addresses = [url ?? website, ...profiles.map((profile) => profile.url)];
  const town = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(", ");
  const place = town || location?.address;
  return {
    fullName: name,
    headline: label,
    email,
    phone,
    linkedIn: linkedIn ? (linkedIn.url ?? `https://www.linkedin.com/in/${linkedIn.username}`) : null,
    website: url ?? website,
    links: addresses.filter((address) => address !== null),
    location: place || null,
    summary,
  };
}

import { z } from "zod";
import { skillByName } from "#server/taxonomy/skills.ts";
import { readDate } from "./dates.ts";
import { withText } from "./linkedin-export.ts";
import { languageLevelOf } from "./spoken-languages.ts";
import { emptyResume, type ReadResume, type Study } from "./types.ts";
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
    email: words,
    phone: words,
    url: words,
    website: words,
    summary: words,
    location: z
      .union([
        z.string().transform((city) => ({ city, region: null, countryCode: null })),
        z.object({ city: words, region: words, countryCode: words }),
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

/** A JSON Resume (jsonresume.org) of any version. */
export function readJsonResume(text: string, fileName: string): ReadResume {
  const parsed = parsedResume(text);
  const { basics, education, skills, projects, certificates, languages } = parsed;
  const named = skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : name ? [name] : []));
  return withText({
    ...emptyResume(fileName, "json-resume"),
    ...aboutPerson(basics),
    skills: named.map((name) => ({ id: skillByName(name)?.id, name: skillByName(name)?.name ?? name })),
    languages: languages.flatMap(({ language, fluency }) =>
      language ? [{ name: language, level: languageLevelOf(fluency ?? "") }] : [],
    ),
    workExperience: [
      ...parsed.work.map((job) => workOf(job, job.name ?? job.company ?? job.employer)),
      ...parsed.volunteer.map((job) => workOf(job, job.organization)),
    ],
    education: education.map(studyOf),
    courses: education.flatMap(({ courses }) => courses),
    projects: projects.flatMap(({ name, description, highlights, url, startDate, endDate }) =>
      name
        ? [
            {
              name,
              description: [description, ...highlights].filter(Boolean).join("\n"),
              link: url,
              start: dateOf(startDate),
              end: dateOf(endDate),
            },
          ]
        : [],
    ),
    certification: certificates.flatMap(({ name, issuer, date, url }) =>
      name ? [{ name, issuer, date: dateOf(date), link: url }] : [],
    ),
  });
}

type JsonResume = z.infer<typeof JsonResume>;
type Told = Pick<JsonResume["work"][number], "position" | "startDate" | "endDate" | "summary" | "highlights">;

function workOf(job: Told, companyName: string | null) {
  return {
    title: job.position,
    companyName,
    start: dateOf(job.startDate),
    end: dateOf(job.endDate),
    current: dateOf(job.endDate) === null,
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
  const place = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(", ");
  return {
    fullName: name,
    email,
    phone,
    linkedIn: linkedIn ? (linkedIn.url ?? `https://www.linkedin.com/in/${linkedIn.username}`) : null,
    website: url ?? website,
    links: addresses.filter((address) => address !== null),
    location: place || null,
    summary,
  };
}

import type { ResumeContent } from "#contract/resumes.ts";
import { jsonAddress, jsonEmail } from "#shared/resumes/json-resume-gaps.ts";

/** A resume in the open format of jsonresume.org, valid by its schema; what the format has no field for is under `meta`. */
export function jsonResumeOf(content: ResumeContent) {
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(content),
    work: content.workExperience.map((work) => ({
      name: work.companyName,
      position: work.title,
      ...addressOf(work.companyURL),
      ...dates(work.start, work.current ? null : work.end),
      current: work.current,
      summary: work.description,
    })),
    education: content.education.map((study) => ({
      institution: study.school,
      ...(study.field && { area: study.field }),
      ...(study.degree && { studyType: study.degree }),
      ...dates(study.start, study.end),
    })),
    certificates: content.certification.map((each) => ({
      name: each.name,
      ...(each.date && { date: each.date }),
      ...(each.issuer && { issuer: each.issuer }),
      ...addressOf(each.link),
    })),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ name, level }) => ({ language: name, fluency: level ?? undefined })),
    projects: content.projects.map((project) => ({
      name: project.name,
      description: project.description,
      ...addressOf(project.link),
      ...dates(project.start, project.end),
    })),
    meta: {
      version: "v1.0.0",
      courses: content.courseWorks,
      sections: content.ownSections.map(({ title, text }) => ({ title, text })),
    },
  };
}

function basicsOf({ personalInfo: person, headline, summary }: ResumeContent) {
  return {
    name: person.name,
    ...(headline && { label: headline }),
    ...(jsonEmail(person.email) && { email: person.email }),
    ...(person.phone && { phone: person.phone }),
    ...addressOf(person.website),
    ...(summary && { summary: summary }),
    ...(person.location && { location: { address: person.location } }),
    profiles: jsonAddress(person.linkedIn)
      ? [{ network: "LinkedIn", username: userOf(person.linkedIn), ...addressOf(person.linkedIn) }]
      : [],
  };
}

function dates(start: string | null, end: string | null) {
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}
/** The schema takes no address that opens nothing; `leftOutOfJson` names those. */
function addressOf(text: string | null) {
  const url = text ? jsonAddress(text) : null;
  return url ? { url } : {};
}
function userOf(address: string) {
  return address.replace(/\/+$/, "").split("/").at(-1) ?? "";
}

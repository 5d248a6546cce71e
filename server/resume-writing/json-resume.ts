import type { ResumeContent } from "#contract/resumes.ts";

/** A resume in the open format of jsonresume.org, valid by its schema; what the format has no field for is under `meta`. */
export function jsonResumeOf(content: ResumeContent) {
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(content),
    work: content.workExperience.map((work) => ({
      name: work.companyName,
      position: work.title,
      ...(work.companyURL && { url: webAddress(work.companyURL) }),
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
      ...(each.link && { url: webAddress(each.link) }),
    })),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ name, level }) => ({ language: name, fluency: level ?? undefined })),
    projects: content.projects.map((project) => ({
      name: project.name,
      description: project.description,
      ...(project.link && { url: webAddress(project.link) }),
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
    ...(isEmail(person.email) && { email: person.email }),
    ...(person.phone && { phone: person.phone }),
    ...(person.website && { url: webAddress(person.website) }),
    ...(summary && { summary: summary }),
    ...(person.location && { location: { address: person.location } }),
    profiles: person.linkedIn
      ? [{ network: "LinkedIn", username: userOf(person.linkedIn), url: webAddress(person.linkedIn) }]
      : [],
  };
}

function dates(start: string | null, end: string | null) {
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}
function webAddress(text: string) {
  return /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}
function isEmail(text: string) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
function userOf(address: string) {
  return address.replace(/\/+$/, "").split("/").at(-1) ?? "";
}

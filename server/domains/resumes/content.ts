import type { ResumeContent } from "#contract/resumes.ts";
import { newId } from "#server/database/ids.ts";
import type { ReadResume } from "#server/resume-reading/index.ts";

/** What a document said, in the shape of a resume; nothing is added. */
export function contentFrom(read: ReadResume): ResumeContent {
  return {
    personalInfo: {
      name: cut(read.fullName),
      email: cut(read.email),
      phone: cut(read.phone, 40),
      website: cut(read.website, 300),
      location: cut(read.location),
      linkedIn: cut(read.linkedIn),
    },
    summary: cut(read.summary, 8000),
    skills: read.skills
      .map(({ name }) => cut(name))
      .filter(Boolean)
      .slice(0, 200),
    workExperience: read.workExperience.slice(0, 60).map(workFrom),
    education: read.education.slice(0, 30).map(educationFrom),
    projects: read.projects.slice(0, 40).map(projectFrom),
    certification: read.certification.slice(0, 60).map(certificateFrom),
    languages: read.languages.slice(0, 30).map(({ name, level }) => ({ name: cut(name), level })),
    courseWorks: read.courses
      .map((course) => cut(course))
      .filter(Boolean)
      .slice(0, 60),
    headline: cut(read.headline ?? ""),
    ownSections: (read.sections ?? [])
      .slice(0, 20)
      .map(({ title, text }) => ({ id: newId(), title: cut(title), text: cut(text, 8000) }))
      .filter(({ title }) => title !== ""),
  };
}

function projectFrom(project: ReadResume["projects"][number]) {
  return {
    name: cut(project.name),
    description: cut(project.description, 8000),
    link: cut(project.link, 500) || null,
    start: date(project.start),
    end: date(project.end),
  };
}

function certificateFrom(certificate: ReadResume["certification"][number]) {
  return {
    name: cut(certificate.name),
    issuer: cut(certificate.issuer) || null,
    date: date(certificate.date),
    link: cut(certificate.link, 500) || null,
  };
}

function workFrom(work: ReadResume["workExperience"][number]) {
  return {
    title: cut(work.title),
    companyName: cut(work.companyName),
    companyURL: cut(work.companyURL ?? "", 500) || null,
    start: date(work.start),
    end: date(work.end),
    current: work.current,
    description: cut(work.description, 8000),
  };
}

function educationFrom(study: ReadResume["education"][number]) {
  return {
    school: cut(study.school),
    degree: cut(study.degree) || null,
    field: cut(study.field) || null,
    start: date(study.start),
    end: date(study.end),
  };
}

function cut(text: string | null, most = 200) {
  return (text ?? "").trim().slice(0, most).trim();
}
function date(text: string | null) {
  return text && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) ? text : null;
}

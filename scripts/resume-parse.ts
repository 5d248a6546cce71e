import { readResume, ResumeUnreadable, stopReading } from "#server/resume-reading/index.ts";
import { readInput } from "./read-input.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Say which resumes: npm run resume:parse -- FILE…");
  process.exit(2);
}

async function parsed(file: string): Promise<object> {
  try {
    const resume = await readResume({ bytes: new Uint8Array(readInput(file)), fileName: file });
    return {
      file,
      fullName: resume.fullName,
      email: resume.email,
      phone: resume.phone,
      linkedIn: resume.linkedIn,
      location: resume.location,
      summary: resume.summary,
      skills: resume.skills.map((skill) => skill.name),
      workExperience: resume.workExperience.map(({ title, companyName, start, end }) => ({
        title,
        companyName,
        start,
        end,
      })),
      education: resume.education,
      projects: resume.projects,
      certification: resume.certification,
      languages: resume.languages,
      warnings: resume.warnings,
    };
  } catch (error) {
    const sentence = error instanceof ResumeUnreadable ? error.message : "This file could not be read.";
    return { file, ...nothing, warnings: [sentence] };
  }
}

const nothing = {
  fullName: null,
  email: null,
  phone: null,
  linkedIn: null,
  location: null,
  summary: null,
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certification: [],
  languages: [],
};

for (const file of files) console.log(JSON.stringify(await parsed(file)));
await stopReading();

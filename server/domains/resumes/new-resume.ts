import type { ResumeContent } from "#contract/resumes.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { presentResume } from "./present.ts";
import { listResumes, lockResumes, myResume } from "./queries.ts";
import { insertResume } from "./save-resume.ts";

interface Wanted {
  from?: string;
  name?: string;
}
/** A resume written here, of what the profile says, or a copy of another one with its look. */
export async function newResume(context: CandidateContext, { from, name }: Wanted) {
  const { db, now, viewer } = context;
  const row = await db.transaction(async (tx) => {
    await lockResumes(tx, viewer.candidateId);
    const model = from ? await myResume(context, tx, from) : undefined;
    const wished = name ?? (model ? `${model.name} (copy)` : "My resume");
    return insertResume(tx, {
      candidateId: viewer.candidateId,
      name: await freeName(tx, viewer.candidateId, wished.slice(0, 290)),
      content: model?.content ?? (await profileContent(context, tx)),
      style: model?.style,
      now: now(),
    });
  });
  return presentResume(context, row);
}

/** "My resume", "My resume 2": names are told apart. */
async function freeName(tx: Transaction, candidateId: string, wished: string) {
  const taken = new Set((await listResumes(tx, candidateId)).map((row) => row.name));
  let name = wished;
  for (let count = 2; taken.has(name); count++) name = `${wished} ${count}`;
  return name;
}

async function profileContent(context: CandidateContext, tx: Transaction): Promise<ResumeContent> {
  const profile = await myCandidate({ ...context, db: tx }, context.viewer.candidateId);
  const user = await findUser(tx, context.viewer.userId);
  const { courseWorks = [] } = profile.profile;
  const { summary, skills, workExperience, education, projects, certification, languages } = profile;
  return {
    personalInfo: {
      name: user?.fullName ?? "",
      email: user?.email ?? "",
      phone: profile.phone ?? "",
      website: profile.personalWebsite ?? "",
      location: profile.location ?? "",
      linkedIn: profile.linkedInUrl ?? "",
    },
    headline: profile.headline ?? "",
    summary: summary ?? "",
    skills,
    workExperience,
    education,
    projects,
    certification,
    languages,
    courseWorks,
    ownSections: [],
  };
}

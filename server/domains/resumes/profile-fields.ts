import type { SignupDraft } from "#contract/candidate-shapes.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { CandidateChanges } from "#server/domains/candidates/index.ts";
import { distinct } from "#server/domains/candidates/index.ts";
import { isLinkedInProfile } from "#shared/links/linkedin.ts";

/** What a resume says, as fields of the profile; what it leaves out stays as it is. */
export function profileFields({ personalInfo, ...content }: ResumeContent): CandidateChanges {
  const { location, phone, website, linkedIn } = personalInfo;
  return {
    ...(location && { location }),
    ...(phone && { phone }),
    ...(website && { personalWebsite: website }),
    ...(isLinkedInProfile(linkedIn) && { linkedInUrl: linkedIn }),
    ...(content.headline && { headline: content.headline }),
    ...(content.summary && { summary: content.summary }),
    ...(content.skills.length && { skills: skillsOf(content) }),
    ...(content.workExperience.length && { workExperience: content.workExperience }),
    ...(content.education.length && { education: content.education }),
    ...(content.projects.length && { projects: content.projects }),
    ...(content.certification.length && { certification: content.certification }),
    ...(content.languages.length && { languages: content.languages }),
    ...(content.courseWorks.length && { profile: { courseWorks: content.courseWorks } }),
  };
}

/** What was read, as the next step of an onboarding; what the visitor typed already stays. */
export function draftFields(
  fileId: string,
  content: ResumeContent,
  typed: Partial<SignupDraft>,
): Partial<SignupDraft> {
  const { name, email, location, phone, linkedIn } = content.personalInfo;
  const read = { ...profileFields(content), fullName: name, email } as SignupDraft["resumeData"];
  const { profile, ...chosen } = chosenBefore(typed.resumeData);
  return {
    resumeFileId: fileId,
    resumeData: { ...read, ...chosen, profile: { ...profile, ...read?.profile } },
    fullName: typed.fullName || name,
    email: typed.email || (isAddress(email) ? email.toLowerCase() : ""),
    location: typed.location || location,
    phone: typed.phone || phone,
    linkedinUrl: typed.linkedinUrl || (isLinkedInProfile(linkedIn) ? linkedIn : ""),
  };
}

/** What only the visitor can have said, whatever a resume says later. */
function chosenBefore(said: SignupDraft["resumeData"] | undefined) {
  const { jobStatus, headline, personalWebsite, profile } = said ?? {};
  return {
    ...(jobStatus !== undefined && { jobStatus }),
    ...(headline && { headline }),
    ...(personalWebsite && { personalWebsite }),
    ...(profile && { profile }),
  };
}

/** The reading with what every onboarding puts over it: its own contact details, and each skill once. */
export function contentAtSignup(content: ResumeContent, draft: Partial<SignupDraft>): ResumeContent {
  const { personalInfo } = content;
  return {
    ...content,
    personalInfo: {
      ...personalInfo,
      name: draft.fullName || personalInfo.name,
      email: draft.email || personalInfo.email,
      phone: draft.phone || personalInfo.phone,
      location: draft.location || personalInfo.location,
      linkedIn: draft.linkedinUrl || personalInfo.linkedIn,
    },
    skills: skillsOf(content),
  };
}

/** The same with what the visitor corrected afterwards. */
export function correctedContent(
  content: ResumeContent,
  { resumeData: corrected }: Partial<SignupDraft>,
): ResumeContent {
  if (!corrected) return content;
  return {
    ...content,
    personalInfo: {
      ...content.personalInfo,
      website: corrected.personalWebsite ?? content.personalInfo.website,
    },
    headline: corrected.headline ?? content.headline,
    courseWorks: corrected.profile?.courseWorks ?? content.courseWorks,
    summary: corrected.summary ?? content.summary,
    skills: corrected.skills ?? content.skills,
    workExperience: corrected.workExperience ?? content.workExperience,
    education: corrected.education ?? content.education,
    projects: corrected.projects ?? content.projects,
    certification: corrected.certification ?? content.certification,
    languages: corrected.languages ?? content.languages,
  };
}

function skillsOf({ skills }: Pick<ResumeContent, "skills">) {
  return distinct(skills).slice(0, 100);
}
function isAddress(text: string) {
  return /^[^\s@<>"',;]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}

import type { SharedKind } from "#shared/words/shared-texts.data.ts";

interface KindWords {
  /** For those who write it. */
  label: string;
  about: string;
  /** For those who share it. */
  where: string;
}

/** What each text to share is called, and what it is for. */
export const kindWords: Record<SharedKind, KindWords> = {
  companyShare: {
    label: "Job, from your team",
    about: "When your hiring team shares a job",
    where: "Message or email",
  },
  companyLinkedinShare: {
    label: "Job on LinkedIn, from your team",
    about: "When your hiring team posts a job",
    where: "LinkedIn",
  },
  communityShare: {
    label: "Job in a community",
    about: "For groups, newsletters and chats",
    where: "Community",
  },
  employeeShare: {
    label: "Job, from an employee",
    about: "When an employee shares a job",
    where: "Message or email",
  },
  employeeLinkedinShare: {
    label: "Job on LinkedIn, from an employee",
    about: "When an employee posts a job",
    where: "LinkedIn",
  },
  candidateShare: {
    label: "Job, from a job seeker",
    about: "When a job seeker sends a job to someone",
    where: "Message or email",
  },
  careerPage: {
    label: "Careers page",
    about: "When someone shares your careers page",
    where: "Careers page",
  },
  applyTo: {
    label: "Personal link",
    about: "When someone who works for you shares their own link",
    where: "My personal link",
  },
};

/** Texts that people share, by who shares what and where. */
export const sharedKinds = [
  "applyTo",
  "careerPage",
  "employeeShare",
  "employeeLinkedinShare",
  "companyShare",
  "companyLinkedinShare",
  "communityShare",
  "candidateShare",
] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** What is shared where a company has no text of its own. */
export const standardSharedTexts: Record<SharedKind, string> = {
  applyTo:
    "I work at {{company.name}}, and we’re hiring. Have a look at our open jobs, and tell me if one is for you: {{share.link}}",
  careerPage: "See what it’s like to work at {{company.name}}, and which jobs are open: {{share.link}}",
  employeeShare:
    "We’re looking for someone at {{company.name}}: {{job.title}}. If that’s you, I’d be glad to refer you: {{share.link}}",
  employeeLinkedinShare:
    "My team at {{company.name}} is hiring: {{job.title}}, {{job.location}}. Message me if you’d like to know more.\n\n{{share.link}}",
  companyShare: "{{company.name}} is hiring: {{job.title}}, {{job.location}}. Apply here: {{share.link}}",
  companyLinkedinShare:
    "{{company.name}} is looking for a new colleague: {{job.title}}, {{job.location}}.\n\nRead more and apply: {{share.link}}",
  communityShare:
    "A job that may suit someone in this community: {{job.title}} at {{company.name}}, {{job.location}}. {{share.link}}",
  candidateShare: "I saw this job and thought of you: {{job.title}} at {{company.name}}. {{share.link}}",
};

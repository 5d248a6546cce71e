import type { RejectReason } from "#contract/template-shapes.ts";

/** Below messages, which a person writes, and below emails, which name nobody. */
export const demoSignatures = {
  message: { name: "Personal", message: "{{sender.fullName}}\n{{company.name}}" },
  email: { name: "Hiring team", message: "Your hiring team at {{company.name}}\n{{company.website}}" },
};

export const demoMessages = [
  {
    name: "First hello",
    message:
      "Hi {{candidate.firstName}},\n\nThank you for applying for {{job.title}}. I read your resume with pleasure and would like to hear more. When could you talk for half an hour this week?",
  },
  {
    name: "Before the interview",
    message:
      "Hi {{candidate.firstName}},\n\nWe’re looking forward to meeting you. We’ll talk about your last project and one problem from our own work. You don’t have to prepare anything.",
  },
  {
    name: "Still deciding",
    message:
      "Hi {{candidate.firstName}},\n\nWe haven’t forgotten you. We’re still talking to people for {{job.title}} and will decide by the end of next week.",
  },
];

export const demoShared = {
  kind: "companyLinkedinShare" as const,
  name: "Post with our values",
  message:
    "Good work needs good company. {{company.name}} is looking for someone to join us: {{job.title}}, {{job.location}}.\n\nEverything about the job, pay included: {{share.link}}",
};

export const demoEmail = {
  subject: "Your application to {{company.name}}",
  message:
    "Thank you for applying for {{job.title}}. A person on our team reads every application, and you’ll hear from us within two weeks, whatever we decide.",
};

export const demoReasons: RejectReason[] = [
  {
    reason: "Not enough experience",
    email: {
      subject: "Your application for {{job.title}}",
      message:
        "Thank you for your application. For {{job.title}} we decided to go on with people who have done this kind of work for longer. We’d be glad to hear from you again when you have more of it behind you.",
      signatureId: null,
    },
  },
  { reason: "Skills don’t match", email: null },
  {
    reason: "Location doesn’t match",
    email: {
      subject: "Your application for {{job.title}}",
      message:
        "Thank you for your application. This job is done in {{job.location}}, and we can’t offer it elsewhere for now. Have a look at our other jobs on {{company.website}}.",
      signatureId: null,
    },
  },
  { reason: "Salary doesn’t match", email: null },
  { reason: "Another candidate is a better fit", email: null },
];

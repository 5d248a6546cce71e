import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  location: string | null;
  jobTitle: string;
  url: string;
}

/** What every link to a job without an account needs said beside it. */
export const mailedLinkNote =
  "The link opens the job on any device for 30 days. Keep it to yourself: it opens the job for anyone who has it.";

/** Tells who posted a job without an account that someone applied. */
export const externalJobApplicant = defineEmail("external-job-applicant", {
  sample: {
    name: "Cy Crust",
    location: "Leeds, United Kingdom",
    jobTitle: "Night baker",
    url: "https://parallel.example/post-a-job/sample?token=sample&applicants=1",
  },
  content: ({ name, location, jobTitle, url }: Data) => ({
    subject: `${name} applied for ${jobTitle}`,
    preheader: "See what they wrote, their resume and how to reach them.",
    paragraphs: [
      `${name}${location ? ` from ${location}` : ""} applied for ${jobTitle}. Open the job to see what they wrote, their resume if they sent one, and their email address.`,
      mailedLinkNote,
      "You get one email for each applicant until you close the job.",
    ],
    action: { label: "See who applied", url },
  }),
});

import type { Company } from "#contract/company-shapes.ts";

/** How many jobs there are in each state. */
export type JobCounts = Record<"live" | "draft" | "closed", number>;
interface Done {
  company: Pick<Company, "companyLogo" | "companyAboutHeader" | "companyAboutDescription" | "published">;
  confirmed: boolean;
  jobs: JobCounts;
  /** Members and open invitations. */
  people: number;
}
export interface StartStep {
  id: string;
  label: string;
  hint: string;
  href: string;
  done: boolean;
}

function introduced({ companyLogo, companyAboutHeader, companyAboutDescription }: Done["company"]) {
  return companyLogo !== null && Boolean(companyAboutHeader || companyAboutDescription);
}

/** What a new company does first, each step done when it can be seen to be. */
export function startSteps({ company, confirmed, jobs, people }: Done): StartStep[] {
  return [
    {
      id: "confirm",
      label: "Confirm your email",
      hint: "Open the link we sent you. You need it to publish and contact people.",
      href: "/hire/settings#email",
      done: confirmed,
    },
    {
      id: "company",
      label: "Add your logo and a sentence about your company",
      hint: "It’s the first thing applicants see.",
      href: "/hire/company",
      done: introduced(company),
    },
    {
      id: "job",
      label: "Post or import your first job",
      hint: "If you already use a job board, we can import it as is.",
      href: "/hire/jobs/new",
      done: jobs.live + jobs.draft + jobs.closed > 0,
    },
    {
      id: "invite",
      label: "Invite a teammate",
      hint: "Review applicants together.",
      href: "/hire/team?invite=1",
      done: people > 1,
    },
    {
      id: "publish",
      label: "Publish",
      hint: "Your job and careers page become public.",
      href: "/hire/jobs?tab=draft",
      done: company.published && jobs.live > 0,
    },
  ];
}

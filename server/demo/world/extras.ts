import { day, daysBefore, hoursAfter } from "./days.ts";
import type { Random } from "./random.ts";
import type { Company, Job, JobFeed, TeamInvite, World } from "./world.ts";

export type Made = Omit<
  World,
  "savedJobs" | "follows" | "teamInvites" | "jobFeeds" | "notifications" | "emails" | "demo"
>;

/** Titles the demo seeker saved first, then whatever else is live in design. */
const savedFirst = ["Product designer", "Product designer, checkout", "Service designer", "Design engineer"];

export function buildSavedJobs(
  random: Random,
  { jobs, candidates }: Made,
  { seekerId, now }: { seekerId: string; now: Date },
): World["savedJobs"] {
  const live = jobs.filter((job) => job.status === "live" && !job.internal);
  const rank = (job: Job) => (savedFirst.includes(job.jobTitle) ? 0 : job.department === "Design" ? 1 : 2);
  const forSeeker = live.toSorted((one, other) => rank(one) - rank(other)).slice(0, 12);
  const save = (candidateId: string, job: Job) => {
    const since = (now.getTime() - job.createdAt.getTime()) * random.next();
    return { candidateId, jobId: job.id, at: new Date(now.getTime() - since) };
  };
  const others = candidates.filter((candidate) => candidate.id !== seekerId && random.chance(0.4));
  return [
    ...forSeeker.map((job) => save(seekerId, job)),
    ...others.flatMap((candidate) => {
      const near = live.filter((job) => job.department === candidate.department);
      return random.some(near, random.int(1, 5)).map((job) => save(candidate.id, job));
    }),
  ];
}

export function buildFollows(random: Random, { companies, candidates }: Made, now: Date): World["follows"] {
  return candidates.flatMap((candidate) =>
    random.some(companies, random.int(0, 4)).map((company) => {
      const since = Math.min(now.getTime() - candidate.createdAt.getTime(), 50 * day);
      return {
        companyId: company.id,
        candidateId: candidate.id,
        at: new Date(now.getTime() - since * random.next()),
      };
    }),
  );
}

const invited = [
  ["nadia.fenn", "Hiring coordinator"],
  ["ruben.hale", "Head of product"],
  ["mina.strand", "Talent partner"],
] as const;

export function buildTeamInvites(
  random: Random,
  { companies, companyAdmins }: Made,
  now: Date,
): TeamInvite[] {
  const chosen = companies.filter((company) => company.slug === "saltmarsh" || random.chance(0.22));
  return chosen.flatMap((company) => {
    const admin = companyAdmins.find((one) => one.companyId === company.id);
    if (!admin) return [];
    return random.some(invited, company.slug === "saltmarsh" ? 2 : 1).map(([name, title]) => {
      const createdAt = daysBefore(now, 0.3 + random.next() * 5);
      return {
        id: random.id(createdAt),
        companyId: company.id,
        email: `${name}@${company.companyEmailDomain}`,
        title,
        invitedBy: admin.userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 14 * day),
      };
    });
  });
}

export function buildJobFeeds(random: Random, { companies }: Made, now: Date): JobFeed[] {
  const feed = (slug: string, rest: Omit<JobFeed, "id" | "companyId" | "address">): JobFeed => {
    const company = companies.find((one) => one.slug === slug) as Company;
    return {
      id: random.id(daysBefore(now, 40)),
      companyId: company.id,
      address: `https://boards.${slug}.example/jobs.json`,
      ...rest,
    };
  };
  return [
    feed("lumen-health", {
      system: "greenhouse",
      lastReadAt: hoursAfter(now, -1.2),
      lastState: "healthy",
      lastMessage: null,
      lastCounts: { added: 2, changed: 3, closed: 1, unchanged: 21 },
    }),
    feed("copperbeech", {
      system: "lever",
      lastReadAt: hoursAfter(now, -7.5),
      lastState: "failed",
      lastMessage:
        "The board answered with an empty list after 24 jobs the day before. Nothing was closed; we try again in an hour.",
      lastCounts: { added: 0, changed: 0, closed: 0, unchanged: 24 },
    }),
  ];
}

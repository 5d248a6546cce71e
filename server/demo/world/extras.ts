import { moodOf } from "./conversations.ts";
import { day, daysBefore, hoursAfter } from "./days.ts";
import type { Random } from "./random.ts";
import type {
  Application,
  Candidate,
  Company,
  Job,
  JobFeed,
  Email,
  Notification,
  TeamInvite,
  World,
} from "./world.ts";

type Made = Omit<
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

function toldTo(
  application: Application,
  names: { job: string; company: string; first: string },
): [role: Notification["role"], kind: string, title: string, text: string][] {
  const { job, company, first } = names;
  const mood = moodOf(application);
  const state = application.applicationState;
  if (state === "pending")
    return [
      ["companyAdmin", "application.new", "New application", `${first} applied for ${job}.`],
      [
        "candidate",
        "application.received",
        "We've sent your application",
        `${company} received your application for ${job}. We'll let you know when something changes.`,
      ],
    ];
  if (state === "outbound")
    return [
      [
        "candidate",
        "invitation",
        `${company} invited you`,
        `${company} would like to talk to you about ${job}.`,
      ],
    ];
  if (state === "accepted")
    return [
      [
        "companyAdmin",
        "invitation.accepted",
        "Invitation accepted",
        `${first} would like to talk about ${job}.`,
      ],
    ];
  if (state === "review")
    return [["employee", "review.open", "A referral needs your vote", `${first} was referred for ${job}.`]];
  if (state === "referralRequest")
    return [
      ["employee", "referral.asked", "New referral request", `${first} asked you to refer them for ${job}.`],
    ];
  if (state === "denied")
    return [
      [
        "candidate",
        "application.passed",
        `Update from ${company}`,
        `${company} decided not to move forward with your application for ${job}.`,
      ],
    ];
  if (state === "declined")
    return [
      [
        "companyAdmin",
        "application.declined",
        "Application withdrawn",
        `${first} withdrew their application for ${job}.`,
      ],
    ];
  if (state === "expired")
    return [
      [
        "candidate",
        "application.expired",
        `No answer from ${company}`,
        `Your application for ${job} has expired.`,
      ],
    ];
  if (mood === "hired")
    return [
      [
        "candidate",
        "application.hired",
        `You're hired at ${company}`,
        `Congratulations! ${company} has hired you as ${job}.`,
      ],
      ["employee", "referral.hired", "Your referral was hired", `${first} was hired as ${job}.`],
    ];
  if (mood)
    return [
      ["employee", "referral.moved", "Update on your referral", `${first} moved to ${mood} for ${job}.`],
      [
        "candidate",
        "application.moved",
        `Next step: ${mood}`,
        `${company} moved your application for ${job} to ${mood}.`,
      ],
    ];
  return [];
}

export function buildNotifications(
  random: Random,
  { applications, jobs, companies, candidates, companyAdmins, employees }: Made,
  now: Date,
): Notification[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const adminOf = new Map(companyAdmins.map((admin) => [admin.id, admin]));
  const employeeOf = new Map(employees.map((employee) => [employee.id, employee]));
  return applications.flatMap((application) => {
    const job = jobOf.get(application.jobId) as Job;
    const candidate = candidateOf.get(application.candidateId) as Candidate;
    const company = companyOf.get(job.companyId) as Company;
    const receiver = {
      candidate: candidate.userId,
      companyAdmin: adminOf.get(job.team.hiringManagerId)?.userId,
      employee: application.employeeId ? employeeOf.get(application.employeeId)?.userId : undefined,
    };
    const names = {
      job: job.jobTitle,
      company: company.companyName,
      first: candidate.fullName.split(" ")[0] ?? "",
    };
    return toldTo(application, names).flatMap(([role, kind, title, text]) => {
      const userId = receiver[role];
      if (!userId) return [];
      const at = application.lastActivityAt;
      const old = now.getTime() - at.getTime() > 4 * day;
      const readAt =
        old || random.chance(0.4)
          ? new Date(at.getTime() + (now.getTime() - at.getTime()) * random.next())
          : null;
      return [
        {
          id: random.id(at),
          userId,
          role,
          kind,
          title,
          text,
          applicationId: application.id,
          jobId: job.id,
          at,
          readAt,
        },
      ];
    });
  });
}

/** The emails that the newest notifications went out with. */
export function emailsFor(random: Random, notifications: Notification[], users: World["users"]): Email[] {
  const addressOf = new Map(users.map((user) => [user.id, user]));
  const newest = notifications.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, 60);
  return newest.flatMap((notification) => {
    const user = addressOf.get(notification.userId);
    if (!user) return [];
    return [
      {
        id: random.id(notification.at),
        to: user.email,
        name: user.fullName,
        notification,
        sentAt: notification.at,
      },
    ];
  });
}

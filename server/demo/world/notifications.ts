import { moodOf } from "./conversations.ts";
import { day } from "./days.ts";
import type { Made } from "./extras.ts";
import { hiredWords, movedWords, wordsByState } from "./notification-words.data.ts";
import type { Random } from "./random.ts";
import type { Candidate } from "./candidate-shapes.ts";
import type { Application, Company, Email, Job, Notification, World } from "./world.ts";

/** What is told of where an application stands now. */
function wordsFor(application: Application) {
  const ofState = wordsByState[application.applicationState];
  if (ofState) return ofState;
  const mood = moodOf(application);
  if (mood === "hired") return hiredWords;
  return mood ? movedWords : [];
}

export function buildNotifications(random: Random, made: Made, now: Date): Notification[] {
  const castOf = castIn(made);
  return made.applications.flatMap((application) => {
    const { job, names, receiver } = castOf(application);
    const fill = (words: string) =>
      words.replace(/\{(\w+)\}/g, (_, name: string) => names[name as keyof typeof names]);
    return wordsFor(application).flatMap(([role, kind, title, text]) => {
      const userId = receiver[role];
      if (!userId) return [];
      const at = application.lastActivityAt;
      const readAt = readAtOf(random, at, now);
      return [
        {
          id: random.id(at),
          userId,
          role,
          kind,
          title: fill(title),
          text: fill(text),
          applicationId: application.id,
          jobId: job.id,
          at,
          readAt,
        },
      ];
    });
  });
}

/** Whom an application is about, and who is told of it. */
function castIn({ jobs, companies, candidates, companyAdmins, employees }: Made) {
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const candidateOf = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const adminOf = new Map(companyAdmins.map((admin) => [admin.id, admin]));
  const employeeOf = new Map(employees.map((employee) => [employee.id, employee]));
  return (application: Application) => {
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
      mood: moodOf(application) ?? "",
    };
    return { job, names, receiver };
  };
}

function readAtOf(random: Random, at: Date, now: Date): Date | null {
  const old = now.getTime() - at.getTime() > 4 * day;
  if (!old && !random.chance(0.4)) return null;
  return new Date(at.getTime() + (now.getTime() - at.getTime()) * random.next());
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

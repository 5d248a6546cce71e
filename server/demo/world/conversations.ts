import { endings, knownTalk, openingsOf, topics, type Turn } from "./conversation-words.data.ts";
import { companyFacts } from "./companies.ts";
import { hoursAfter } from "./days.ts";
import type { Random } from "./random.ts";
import { roleOf } from "./roles.data.ts";
import { handleOf, say, skillWord } from "./say.ts";
import type { Candidate } from "./candidate-shapes.ts";
import type { Application, Company, CompanyAdmin, Conversation, Employee, Job, Message } from "./world.ts";

export interface Scene {
  application: Application;
  job: Job;
  company: Company;
  candidate: Candidate;
  admins: CompanyAdmin[];
  employees: Employee[];
  now: Date;
}

const factsOf = new Map(companyFacts.map((facts) => [facts.name, facts]));
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Which opening and ending suit the application as it stands; null: nobody talks yet. */
export function moodOf(application: Application): string | null {
  if (application.applicationState === "pipeline") return application.stage;
  if (application.applicationState === "denied")
    return application.history.some((step) => step.toState === "pipeline") ? "denied" : null;
  if (application.applicationState === "declined")
    return application.history.at(-1)?.move === "withdraw" ? "declined" : null;
  return ["pending", "accepted"].includes(application.applicationState) ? application.applicationState : null;
}

function slotsOf(
  random: Random,
  { candidate, company, job }: Scene,
  [manager, other]: [CompanyAdmin, CompanyAdmin],
) {
  return {
    first: candidate.fullName.split(" ")[0] ?? "",
    manager: manager.fullName.split(" ")[0] ?? "",
    manager2: other.fullName.split(" ")[0] ?? "",
    job: job.jobTitle,
    company: company.companyName,
    companyCity: company.companyHQlocation.split(",")[0] ?? "",
    city: candidate.location.split(",")[0] ?? "",
    past: candidate.workExperience[0]?.companyName ?? "your last company",
    work: random.pick(factsOf.get(company.companyName)?.work ?? ["our work"]),
    field: roleOf(candidate.role).field,
    skill: skillWord(random.pick(candidate.skills)),
    years: Math.max(2, candidate.experienceYears),
    weekday: random.pick(weekdays),
    hour: random.int(9, 16),
    handle: handleOf(candidate.fullName),
  };
}

function script(random: Random, mood: string): Turn[] {
  const calm = mood === "denied" || mood === "declined";
  const room = calm
    ? 0
    : random.weighted([
        [0, 30],
        [1, 30],
        [2, 25],
        [3, 15],
      ] as const);
  const start = random.pick(openingsOf[mood] as Turn[][]);
  const end = random.chance(0.7) ? random.pick(endings[mood] as Turn[][]) : [];
  return [...start, ...random.some(topics, room).flat(), ...end].slice(0, 14);
}

export function buildConversation(random: Random, scene: Scene): Conversation | null {
  const { application, job, candidate, admins, now } = scene;
  const mood = moodOf(application);
  if (!mood) return null;
  const manager = admins.find((admin) => admin.id === job.team.hiringManagerId) as CompanyAdmin;
  const other = admins.find((admin) => job.team.memberIds.includes(admin.id)) ?? manager;
  const told =
    job.publicJobId && scene.company.slug === "saltmarsh" ? knownTalk[candidate.fullName] : undefined;
  const messages = told
    ? retell(random, told, scene)
    : compose(random, script(random, mood), { scene, manager, other });
  const members = [
    ...new Set([
      candidate.userId,
      manager.userId,
      other.userId,
      ...messages.map((message) => message.userId),
    ]),
  ];
  const unreadBy = random.chance(told ? 0 : 0.2) ? hearerOf(messages, candidate, manager) : null;
  return {
    id: random.id(messages[0]?.at ?? now),
    applicationId: application.id,
    memberUserIds: members,
    closed: application.applicationState === "declined",
    messages,
    readAt: members.map((userId) => ({
      userId,
      at: readUntil(userId, {
        messages,
        unread:
          userId === unreadBy ||
          (told !== undefined && userId === manager.userId && unreadTold.has(candidate.fullName)),
        now,
      }),
    })),
  };
}

/** Who has to read the last message. */
function hearerOf(messages: Message[], candidate: Candidate, manager: CompanyAdmin) {
  return messages.at(-1)?.userId === candidate.userId ? manager.userId : candidate.userId;
}

const unreadTold = new Set(["Adaeze Nwosu", "Inês Carvalho", "Kofi Boateng"]);

function readUntil(
  userId: string,
  { messages, unread, now }: { messages: Message[]; unread: boolean; now: Date },
): Date {
  const last = messages.at(-1) as Message;
  if (!unread) return last.at < now ? hoursAfter(last.at, 0.05) : now;
  const own = messages.filter((message) => message.userId === userId).at(-1) ?? messages[0];
  return own && own !== last ? own.at : hoursAfter(last.at, -1);
}

function compose(
  random: Random,
  turns: Turn[],
  { scene, manager, other }: { scene: Scene; manager: CompanyAdmin; other: CompanyAdmin },
): Message[] {
  const { application, candidate, now } = scene;
  const slots = slotsOf(random, scene, [manager, other]);
  const start = Math.min(application.lastActivityAt.getTime(), now.getTime() - 3 * 3_600_000);
  const room = Math.min(now.getTime() - start, 8 * 86_400_000) * (0.5 + random.next() * 0.5);
  return turns.map((turn, index) => {
    const at = new Date(start + (room * (index + random.next() * 0.7)) / (turns.length + 1) + 60_000);
    return {
      id: random.id(at),
      userId: turn.startsWith("c") ? candidate.userId : manager.userId,
      text: say(random, turn.slice(3), { ...slots, weekday: random.pick(weekdays) }),
      at,
      teamThreadOf: null,
    };
  });
}

function retell(
  random: Random,
  told: [string, number, string][],
  { candidate, admins, employees, now }: Scene,
): Message[] {
  const named = new Map([...admins, ...employees].map((person) => [person.fullName, person.userId]));
  let last: string | null = null;
  return told.map(([who, hours, text]) => {
    const at = hoursAfter(now, -hours);
    const inTeam = who.startsWith("t ");
    const id = random.id(at);
    const message = {
      id,
      at,
      text,
      userId: who === "c" ? candidate.userId : (named.get(who.replace(/^t /, "")) as string),
      teamThreadOf: inTeam ? last : null,
    };
    if (!inTeam) last = id;
    return message;
  });
}

import {
  answers,
  inviteRefusals,
  notes,
  passReasons,
  pitches,
  referralNotes,
  withdrawReasons,
} from "./application-words.data.ts";
import { pathTo, type Move, type Outcome } from "./application-path.ts";
import { day, daysBefore } from "./days.ts";
import type { Random } from "./random.ts";
import { roleOf } from "./roles.data.ts";
import { handleOf, say, skillWord } from "./say.ts";
import type { Candidate } from "./candidate-shapes.ts";
import type { Application, Company, CompanyAdmin, Employee, Job, Step } from "./world.ts";

export interface Case {
  job: Job;
  company: Company;
  candidate: Candidate;
  admins: CompanyAdmin[];
  employees: Employee[];
  outcome: Outcome;
  /** Days since the first move; chosen when not given. */
  age?: number;
  referredBy?: string;
  note?: string;
  now: Date;
}

const young: Partial<Record<Outcome, number>> = {
  outbound: 12,
  pending: 26,
  "pending saved": 28,
  "pending referred": 20,
  "pending, pass set": 9,
  referralRequest: 14,
  review: 10,
};
const needed: Partial<Record<Outcome, number>> = {
  "expired invitation": 15,
  hired: 12,
  offer: 7,
  interview: 4,
  expired: 5,
};

function slotsOf(random: Random, { candidate }: Case): Record<string, string | number> {
  return {
    first: candidate.fullName.split(" ")[0] ?? "",
    skill: skillWord(random.pick(candidate.skills)),
    past: candidate.workExperience.at(random.chance(0.5) ? 0 : -1)?.companyName ?? "our last company",
    field: roleOf(candidate.role).field,
    years: Math.max(2, candidate.experienceYears),
    available: candidate.availableFrom ?? "In about a month",
    handle: handleOf(candidate.fullName),
  };
}

function answersFor(
  random: Random,
  one: Case,
  slots: Record<string, string | number>,
): Application["answers"] {
  return one.job.prompts.map((prompt) => {
    const own = answers.find(([beginning]) => prompt.question.startsWith(beginning))?.[1] ?? [
      "I would rather tell you in a call.",
    ];
    const { id: promptId, kind, question } = prompt;
    return { promptId, kind, question, answer: say(random, random.pick(own), slots), knocksOut: false };
  });
}

function whyOf(random: Random, { move, why }: Move, slots: Record<string, string | number>): string | null {
  if (why) return why;
  if (move === "pass" || move === "delayPass") return say(random, random.pick(passReasons), slots);
  if (move === "withdraw") return random.pick(withdrawReasons) || null;
  if (move === "declineInvitation") return random.pick(inviteRefusals);
  return null;
}

function ageOf(random: Random, { job, outcome, age, now }: Case): number {
  if (age !== undefined) return age;
  const jobAge = (now.getTime() - job.createdAt.getTime()) / day;
  const most = Math.min(jobAge - 0.05, young[outcome] ?? 55);
  const least = Math.min(needed[outcome] ?? 0.1, jobAge - 0.04);
  return least + random.next() ** 1.3 * Math.max(0, most - least);
}

/** Can this outcome have come about on this job by now? */
export function fits({
  job,
  company,
  outcome,
  now,
}: Pick<Case, "job" | "company" | "outcome" | "now">): boolean {
  if (outcome === "review" && !company.referralReviews) return false;
  const jobAge = (now.getTime() - job.createdAt.getTime()) / day;
  if (job.status === "draft" || job.internal) return false;
  if (outcome === "expired" && job.status !== "closed") return false;
  if (job.status === "closed" && !/^(denied|expired|hired|declined)/.test(outcome)) return false;
  return jobAge >= (needed[outcome] ?? 0.2) + 0.2;
}

function stepsOf(
  random: Random,
  one: Case,
  { path, start, employee }: { path: Move[]; start: Date; employee: Employee | null },
  slots: Record<string, string | number>,
): Step[] {
  const { job, candidate, admins, now } = one;
  const end = one.job.closedAt && one.job.closedAt > start ? one.job.closedAt : now;
  const room = end.getTime() - start.getTime();
  const actors = admins.filter(
    (admin) => admin.id === job.team.hiringManagerId || job.team.memberIds.includes(admin.id),
  );
  let last: Step | null = null;
  return path.map((move, index) => {
    const share = index === 0 ? 0 : (index - 0.35 + random.next() * 0.3) / path.length;
    const fixed = move.move === "expire" && move.why?.startsWith("No answer") ? 14 * day : room * share;
    const at = new Date(start.getTime() + fixed);
    const actorUserId = {
      candidate: candidate.userId,
      company: random.pick(actors).userId,
      employee: employee?.userId ?? null,
      clock: null,
    }[move.by];
    const step: Step = {
      id: random.id(at),
      at,
      move: move.move,
      actorKind: move.by,
      actorUserId,
      fromState: last?.toState ?? null,
      fromStage: last?.toStage ?? null,
      toState: move.to,
      toStage: move.stage ?? last?.toStage ?? null,
      why: whyOf(random, move, slots),
    };
    last = step;
    return step;
  });
}

function expectedScore(random: Random, { job, candidate, outcome }: Case): number | null {
  if (!candidate.scoring || /lead|outbound|referralRequest/.test(outcome)) return null;
  const near = job.role === candidate.role ? 2 : job.department === candidate.department ? 1 : 0;
  return near === 2 ? random.int(70, 96) : near === 1 ? random.int(52, 78) : random.int(18, 48);
}

/** The team opened it halfway to its first decision; what waits has not been opened. */
function seenAtOf(history: Step[], applied: Step | undefined): Date | null {
  const decided = applied && history.find(({ at, actorKind }) => actorKind === "company" && at > applied.at);
  return decided ? new Date((applied.at.getTime() + decided.at.getTime()) / 2) : null;
}

/** Whether somebody refers the person, and who. */
function referrerOf(random: Random, { outcome, referredBy, employees }: Case) {
  const asked = /review|referred/.test(outcome) || referredBy !== undefined;
  const referred =
    asked || (!/lead|outbound|invitation|accepted|referralRequest/.test(outcome) && random.chance(0.16));
  const named = employees.find((employee) => employee.fullName === referredBy);
  const employee =
    referred || outcome === "referralRequest"
      ? (named ?? (random.chance(0.4) ? (employees[0] as Employee) : random.pick(employees)))
      : null;
  return { referred, employee };
}

function noteCountOf(random: Random, outcome: Outcome): number {
  if (/lead|outbound|referralRequest/.test(outcome)) return 0;
  return random.weighted([
    [0, 55],
    [1, 28],
    [2, 17],
  ] as const);
}

type Slots = ReturnType<typeof slotsOf>;
function notesOf(random: Random, { admins, job, now }: Case, { count, last, slots }: NotesOf) {
  const authors = admins.filter(
    (admin) => admin.id === job.team.hiringManagerId || job.team.memberIds.includes(admin.id),
  );
  return random.some(notes, count).map((text) => {
    const createdAt = new Date(last.at.getTime() + random.next() * (now.getTime() - last.at.getTime()));
    return {
      id: random.id(createdAt),
      authorUserId: random.pick(authors).userId,
      text: say(random, text, slots),
      createdAt,
    };
  });
}
interface NotesOf {
  count: number;
  last: Step;
  slots: Slots;
}

function sourceOf(random: Random, { job }: Case, { referred, path }: { referred: boolean; path: Move[] }) {
  if (referred) return "Referral";
  if (path[0]?.by === "company") return "Talent pool";
  return job.publishedToMarketplace && random.chance(0.55) ? "Marketplace" : "Careers page";
}

function passAtOf(random: Random, { outcome, now }: Case): Date | null {
  if (!/pass set/.test(outcome)) return null;
  return new Date(now.getTime() + random.int(1, 3) * day - random.int(2, 20) * 3_600_000);
}

function referralNoteOf(random: Random, { note }: Case, slots: Slots) {
  return note ?? (random.chance(0.85) ? say(random, random.pick(referralNotes), slots) : null);
}

function unreadOf(random: Random, { outcome, now }: Case, start: Date): boolean {
  const fresh = outcome.startsWith("pending") && now.getTime() - start.getTime() < 4 * day;
  return fresh ? random.chance(0.7) : outcome.startsWith("pending") && random.chance(0.1);
}

export function buildApplication(random: Random, one: Case): Application {
  const { job, company, candidate, outcome } = one;
  const slots = slotsOf(random, one);
  const { referred, employee } = referrerOf(random, one);
  const path = pathTo(random, outcome, { referred, reviewed: company.referralReviews });
  const start = daysBefore(one.now, ageOf(random, one));
  const history = stepsOf(random, one, { path, start, employee }, slots);
  const last = history.at(-1) as Step;
  const applied = history.find((step) => /apply|refer|askReferral/.test(step.move));
  const count = noteCountOf(random, outcome);
  return {
    id: random.id(start),
    jobId: job.id,
    companyId: company.id,
    candidateId: candidate.id,
    employeeId: employee?.id ?? null,
    applicationState: last.toState,
    stage: last.toStage,
    saved: /saved/.test(outcome),
    ignored: outcome === "lead ignored",
    muted: /^(denied late|declined)/.test(outcome) && random.chance(0.6),
    passAt: passAtOf(random, one),
    source: sourceOf(random, one, { referred, path }),
    referralNote: referred ? referralNoteOf(random, one, slots) : null,
    answers: applied ? answersFor(random, one, slots) : [],
    pitch: applied && random.chance(0.45) ? say(random, random.pick(pitches), slots) : null,
    expectedScore: expectedScore(random, one),
    endReason: /denied|expired|declined/.test(last.toState) ? last.why : null,
    unreadByCompany: unreadOf(random, one, start),
    withdrawn: last.move === "withdraw",
    seenAt: seenAtOf(history, applied),
    appliedAt: applied?.at ?? start,
    changedAt: last.at,
    lastActivityAt: last.at,
    history,
    notes: notesOf(random, one, { count, last, slots }),
  };
}

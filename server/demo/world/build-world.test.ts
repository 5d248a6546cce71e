import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { buildWorld } from "./build-world.ts";

const now = new Date("2026-11-21T09:00:00Z");
const began = threadMs();
const world = buildWorld({ now, seed: 7 });
const took = threadMs() - began;
const ids = (rows: { id: string }[]) => new Set(rows.map((row) => row.id));
const [companies, jobs, candidates, users] = [world.companies, world.jobs, world.candidates, world.users].map(
  ids,
) as [Set<string>, Set<string>, Set<string>, Set<string>];
const applications = ids(world.applications);
const saltmarsh = world.companies.find((company) => company.slug === "saltmarsh");

test("demo world: the world is large enough to feel lived in", () => {
  expect(world.companies.length).toBeGreaterThanOrEqual(42);
  expect(world.jobs.length).toBeGreaterThanOrEqual(620);
  expect(world.candidates.length).toBeGreaterThanOrEqual(310);
  expect(world.applications.length).toBeGreaterThanOrEqual(1050);
  expect(world.conversations).toHaveLength(160);
  const live = world.jobs.filter((job) => job.status === "live").length / world.jobs.length;
  expect(live).toBeGreaterThan(0.84);
  expect(live).toBeLessThan(0.93);
});

test("demo world: the same seed and moment tell the same story, another seed another one", () => {
  expect(buildWorld({ now, seed: 7 })).toEqual(world);
  expect(buildWorld({ now, seed: 8 }).jobs[40]?.id).not.toBe(world.jobs[40]?.id);
});

test("demo world: it is made in well under a second and a half", () => {
  expect(took).toBeLessThan(1500);
});

test.each([
  "lead",
  "review",
  "pending",
  "referralRequest",
  "outbound",
  "accepted",
  "expired",
  "denied",
  "declined",
  "pipeline screen",
  "pipeline interview",
  "pipeline offer",
  "pipeline hired",
])("demo world: at least one person is at %s", (place) => {
  const [state, stage = null] = place.split(" ");
  expect(world.applications.some((one) => one.applicationState === state && one.stage === stage)).toBe(true);
});

test("demo world: every flag is raised somewhere", () => {
  const some = (match: (one: (typeof world.applications)[number]) => boolean) =>
    world.applications.some(match);
  expect(some((one) => one.applicationState === "lead" && one.saved)).toBe(true);
  expect(some((one) => one.applicationState === "lead" && one.ignored)).toBe(true);
  expect(some((one) => one.applicationState === "pending" && one.saved)).toBe(true);
  expect(some((one) => one.passAt !== null && one.passAt > now)).toBe(true);
  expect(some((one) => one.muted)).toBe(true);
  expect(some((one) => one.unreadByCompany)).toBe(true);
  for (const source of ["Careers page", "Marketplace", "Referral", "Talent pool"])
    expect(some((one) => one.source === source)).toBe(true);
});

test("demo world: pending applicants fall on both sides of the qualification score", () => {
  const scores = world.applications
    .filter((one) => one.applicationState === "pending")
    .map((one) => one.expectedScore ?? 0);
  expect(scores.filter((score) => score >= 70).length).toBeGreaterThan(80);
  expect(scores.filter((score) => score < 70).length).toBeGreaterThan(80);
});

test("demo world: everything points at something that exists", () => {
  const people = ids([...world.companyAdmins, ...world.employees]);
  for (const job of world.jobs) {
    expect(companies.has(job.companyId)).toBe(true);
    for (const id of [job.team.hiringManagerId, ...job.team.memberIds]) expect(people.has(id)).toBe(true);
  }
  for (const one of world.applications) {
    expect(jobs.has(one.jobId) && candidates.has(one.candidateId)).toBe(true);
    if (one.employeeId) expect(people.has(one.employeeId)).toBe(true);
    for (const step of one.history) if (step.actorUserId) expect(users.has(step.actorUserId)).toBe(true);
    for (const note of one.notes) expect(users.has(note.authorUserId)).toBe(true);
  }
  for (const talk of world.conversations) {
    expect(applications.has(talk.applicationId)).toBe(true);
    for (const message of talk.messages) expect(talk.memberUserIds).toContain(message.userId);
  }
  for (const saved of world.savedJobs)
    expect(jobs.has(saved.jobId) && candidates.has(saved.candidateId)).toBe(true);
  for (const notification of world.notifications) expect(users.has(notification.userId)).toBe(true);
});

test("demo world: ids, addresses, tags and pairs are nobody else's", () => {
  const everything = [
    world.companies,
    world.users,
    world.candidates,
    world.companyAdmins,
    world.employees,
    world.jobs,
    world.applications,
    world.conversations,
  ];
  for (const rows of everything) expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(new Set(world.users.map((user) => user.email)).size).toBe(world.users.length);
  expect(new Set(world.users.map((user) => user.parallelTag)).size).toBe(world.users.length);
  expect(new Set(world.companies.map((company) => company.slug)).size).toBe(world.companies.length);
  expect(new Set(world.jobs.map((job) => job.publicJobId)).size).toBe(world.jobs.length);
  expect(new Set(world.applications.map((one) => `${one.jobId} ${one.candidateId}`)).size).toBe(
    world.applications.length,
  );
});

test("demo world: a history ends where the application stands, in order, never in the future", () => {
  for (const one of world.applications) {
    const times = one.history.map((step) => step.at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
    expect([one.history.at(-1)?.toState, one.history.at(-1)?.toStage]).toEqual([
      one.applicationState,
      one.stage,
    ]);
  }
});

test("demo world: who was passed on the board keeps the stage they had reached", () => {
  const passed = world.applications.filter(
    ({ applicationState, stage }) => applicationState === "denied" && stage !== null,
  );
  expect(new Set(passed.map(({ stage }) => stage))).toEqual(new Set(["screen", "interview"]));
});

/** The transitions of docs/spec/applications.md that the demo world makes. */
const lawful = new Set([
  "source > lead",
  "apply > pending",
  "apply lead pending",
  "askReferral > referralRequest",
  "referForReview > review",
  "refer > pending",
  "approveReview review pending",
  "save pending pending",
  "save lead lead",
  "ignoreLead lead lead",
  "shortlist pending pipeline",
  "move pipeline pipeline",
  "hire pipeline pipeline",
  "pass pending denied",
  "pass pipeline denied",
  "delayPass pending pending",
  "delayPass pipeline pipeline",
  "invite > outbound",
  "invite lead outbound",
  "acceptInvitation outbound accepted",
  "declineInvitation outbound declined",
  "expire pending expired",
  "expire outbound expired",
  "withdraw pending declined",
  "withdraw pipeline declined",
]);

test("demo world: every move in every history is one the law allows", () => {
  for (const { history } of world.applications)
    for (const step of history)
      expect(lawful).toContain(`${step.move} ${step.fromState ?? ">"} ${step.toState}`);
  const reviewing = new Set(
    world.companies.filter((company) => company.referralReviews).map((company) => company.id),
  );
  for (const one of world.applications)
    for (const step of one.history)
      if (step.move.startsWith("refer")) expect(step.toState === "review").toBe(reviewing.has(one.companyId));
});

test("demo world: messages are two to fourteen, in order and not from the future", () => {
  for (const { messages } of world.conversations) {
    expect(messages.length).toBeGreaterThanOrEqual(2);
    expect(messages.length).toBeLessThanOrEqual(14);
    const times = messages.map((message) => message.at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  }
});

test("demo world: no salary begins above its end, and all are whole numbers", () => {
  for (const { salary } of world.jobs) {
    if (!salary) continue;
    expect(salary.min).toBeLessThanOrEqual(salary.max);
    expect(Number.isInteger(salary.min) && Number.isInteger(salary.max)).toBe(true);
  }
});

test("demo world: no address leads outside reserved domains", () => {
  const text = JSON.stringify(world).replaceAll("http://www.w3.org/2000/svg", "");
  for (const [, host] of text.matchAll(/https?:\/\/([a-z0-9.-]+)/gi))
    expect(host).toMatch(/\.example$|^www\.linkedin\.com$/);
  for (const [, host] of text.matchAll(/[\w.+-]@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi))
    expect(host).toMatch(/\.example$/);
});

test("demo world: no sentence still has a slot or a choice in it, and no two companies share a paragraph", () => {
  const texts = [
    ...world.jobs.map((job) => job.jobDescription),
    ...world.conversations.flatMap((talk) => talk.messages.map((message) => message.text)),
    ...world.candidates.flatMap((candidate) => candidate.resume.lines),
  ];
  for (const text of texts) expect(text).not.toMatch(/[{}[\]]|undefined|lorem ipsum/i);
  const paragraphs = world.companies.flatMap((company) => company.companyAboutDescription.split("\n\n"));
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test("demo world: Saltmarsh is busy and the demo accounts have something to do", () => {
  const own = world.jobs.filter((job) => job.companyId === saltmarsh?.id && job.status === "live");
  const feed = world.applications.filter((one) => own.some((job) => job.id === one.jobId));
  const backend = own.find((job) => job.jobTitle === "Backend engineer");
  expect(own).toHaveLength(11);
  expect(feed.length).toBeGreaterThanOrEqual(40);
  expect(
    feed.filter((one) => one.jobId === backend?.id && one.applicationState === "pending" && !one.saved),
  ).toHaveLength(14);
  const seeker = world.candidates.find((candidate) => candidate.email === world.demo.seeker);
  expect(world.savedJobs.filter((saved) => saved.candidateId === seeker?.id)).toHaveLength(12);
  const stages = world.applications
    .filter((one) => one.candidateId === seeker?.id)
    .map((one) => one.stage ?? one.applicationState);
  expect(new Set(stages).size).toBeGreaterThanOrEqual(4);
  const named = [...world.users, ...world.administrators].map((person) => person.email);
  for (const address of Object.values(world.demo)) expect(named).toContain(address);
});

import { addDays } from "#shared/times/add-days.ts";
import { inArray } from "drizzle-orm";
import { candidates } from "#server/domains/candidates/tables.ts";
import { employeePastWork, revealNotifications } from "#server/domains/referrals/tables.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
import { enqueueForgetting } from "#server/domains/leads/forget-due.ts";
import { uploadMonths } from "#server/domains/leads/tables.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";
import type { Employee } from "./world/world.ts";
/** Name, title, employer, place, skills. */
const people = [
  ["Aoife Brannigan", "Marine data engineer", "Harbour Pilot Systems", "Galway, Ireland", ["Python", "SQL"]],
  ["Casper Nyborg", "Backend engineer", "Fjordline Booking", "Aarhus, Denmark", ["TypeScript", "Kafka"]],
  ["Leonor Quintas", "Platform engineer", "Cais Logística", "Porto, Portugal", ["Kubernetes", "Go"]],
  ["Idris Mahamud", "Hydrologist", "River Trust", "Bristol, United Kingdom", ["R", "QGIS"]],
  ["Nell Tarrant", "Software engineer", "Ledgerwise", "Leeds, United Kingdom", ["Java", "PostgreSQL"]],
] as const;
const toldDaysAgo = [null, null, null, 3, 6];

/** Files that were uploaded, and colleagues who are asked whom they know. */
export async function loadSourcing(load: Load) {
  await loadUploaded(load);
  await loadReveals(load);
}

/** What Saltmarsh uploaded from a file last week: two have been told, three wait. */
async function loadUploaded({ tx, world, now }: Load) {
  const admin = world.companyAdmins.find(({ email }) => email === world.demo.hire);
  const job = world.jobs.find(({ companyId, status }) => companyId === admin?.companyId && status === "live");
  if (!admin || !job) return;
  const addedAt = addDays(now, -8);
  const rows = people.map((_, at) => ({
    ...uploadedRow(at),
    ...toldRow(at, { now, addedAt }),
    companyId: admin.companyId,
    byUserId: admin.userId,
    addedAt,
  }));
  await inChunks(tx, externalCandidates, rows);
  await inChunks(
    tx,
    applications,
    rows.map(({ id, companyId }, at) => ({
      id: newId(),
      candidateId: id,
      companyId,
      jobId: job.id,
      applicationState: "lead" as const,
      source: "Uploaded file",
      saved: at === 4,
      unreadByCompany: false,
      waitingSince: addedAt,
      appliedAt: addedAt,
      changedAt: addedAt,
      lastActivityAt: addedAt,
    })),
  );
  for (const { keptUntil } of rows) await enqueueForgetting(tx, admin.companyId, keptUntil);
  const month = addedAt.toISOString().slice(0, 7);
  await tx.insert(uploadMonths).values({ companyId: admin.companyId, month, people: rows.length });
}

/** A line of the file. */
function uploadedRow(at: number) {
  const [fullName, title, employer, location, skills] = people[at]!;
  const handle = fullName.toLowerCase().replace(" ", "-");
  return {
    id: newId(),
    fullName,
    email: at === 2 ? null : `${handle.replace("-", ".")}@people.example`,
    linkedIn: at % 2 === 0 ? `${handle}-example` : null,
    title,
    employer,
    location,
    skills: [...skills],
    fileName: "coastal-meetup-2026.csv",
    source: "our table at the coastal data meetup",
  };
}

/** Whoever was told is kept for a year, the others for a month. */
function toldRow(at: number, { now, addedAt }: { now: Date; addedAt: Date }) {
  const told = toldDaysAgo[at];
  return {
    notifiedAt: told ? addDays(now, -told) : null,
    notifiedBy: told ? ("team" as const) : null,
    keptUntil: addDays(addedAt, told ? 365 : 30),
  };
}

/** The demo employee worked with a few who applied: one is known, the others wait for an answer. */
async function loadReveals({ tx, world, now }: Load) {
  const employee = world.employees.find(({ email }) => email === world.demo.employee);
  if (!employee) return;
  const met = metBy(employee, world);
  const pastWork = [...new Map(met.map(({ shared }) => [shared.companyName, shared])).values()];
  const { id: employeeId, companyId } = employee;
  await tx.insert(employeePastWork).values({ employeeId, companyId, pastWork, changedAt: now });
  await inChunks(
    tx,
    revealNotifications,
    met.map(({ application: { id, jobId, candidateId }, shared }, at) => {
      const answeredAt = at === 0 ? addDays(now, -1) : null;
      return {
        id: newId(),
        companyId,
        employeeId,
        candidateId,
        applicationId: id,
        jobId,
        shared,
        state: answeredAt ? ("revealed" as const) : ("pending" as const),
        createdAt: addDays(now, -(at + 2)),
        answeredAt,
        stoodAt: answeredAt,
      };
    }),
  );
  const ids = met.map(({ application }) => application.candidateId);
  await tx.update(candidates).set({ colleaguesMayBeAsked: true }).where(inArray(candidates.id, ids));
}

/** Who applied at the employee's company and worked somewhere before, with where and when. */
function metBy(employee: Employee, world: Load["world"]) {
  const people = new Map(world.candidates.map((candidate) => [candidate.id, candidate]));
  return world.applications
    .filter(
      ({ companyId, applicationState: state }) => companyId === employee.companyId && state === "pending",
    )
    .filter(({ employeeId }) => employeeId !== employee.id)
    .flatMap((application) => {
      const work = people.get(application.candidateId)?.workExperience.find(({ current }) => !current);
      const [from, to] = [Number(work?.start?.slice(0, 4)), Number(work?.end?.slice(0, 4))];
      return work && from <= to ? [{ application, shared: { companyName: work.companyName, from, to } }] : [];
    })
    .slice(0, 4);
}

import { type SQL, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { notesCountOf } from "#server/domains/candidate-notes/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { type Answer, applications } from "./tables.ts";

const {
  fit: _fit,
  answers: _answers,
  pitch: _pitch,
  invitation: _invitation,
  ...listed
} = getTableColumns(applications);
const employeeRole = alias(roles, "employee_role");
const employee = alias(users, "employee");

const columns = {
  application: listed,
  candidate: {
    id: applications.candidateId,
    userId: candidates.userId,
    fullName: sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName})`,
    profilePicture: users.profilePicture,
    headline: sql<string | null>`coalesce(${candidates.headline}, ${externalCandidates.title})`,
    location: sql<string | null>`coalesce(${candidates.location}, ${externalCandidates.location})`,
  },
  job: {
    id: jobs.id,
    jobTitle: jobs.jobTitle,
    department: jobs.department,
    qualificationScore: jobs.qualificationScore,
    status: jobs.status,
  },
  ownStages,
  employeeName: employee.fullName,
  notesCount: notesCountOf("candidateId", {
    companyId: applications.companyId,
    personId: applications.candidateId,
  }),
  knockOuts: sql<Answer[]>`jsonb_path_query_array(${applications.answers}, '$[*] ? (@.knocksOut == true)')`,
  tags: sql<
    string[]
  >`array(select tag.tag from application_tags tag where tag.application_id = ${applications.id} order by lower(tag.tag))`,
};

interface Wanted {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
  offset?: number;
}
/** Applications with what their lists show; never their fits, cover notes and other answers. */
export function selectRows(db: Reader, { where, orderBy = [], limit = 500, offset = 0 }: Wanted) {
  return db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
    .leftJoin(employeeRole, eq(employeeRole.id, applications.employeeId))
    .leftJoin(employee, eq(employee.id, employeeRole.userId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}
export type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

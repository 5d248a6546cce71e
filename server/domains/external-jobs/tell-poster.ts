import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { externalJobApplicant } from "#server/emails/external-job-applicant.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { applicantsKey } from "./mailed-keys.ts";
import { externalJobs } from "./tables.ts";
import type { externalJobTasks } from "./tasks.ts";

/** The task "externalJobs.tellPoster": who posted a job without an account hears of an applicant by email. */
export async function tellPoster(
  tx: Transaction,
  { jobId, candidateId }: DataOf<typeof externalJobTasks.tellPoster>,
  { config, now }: TaskContext,
) {
  const posting = await postingOf(tx, jobId);
  const applicant = posting && (await findApplicant(tx, candidateId));
  if (!applicant) return;
  const { id, email: to, fields } = posting;
  const { userId, ...words } = applicant;
  const key = applicantsKey(config, { id, email: to! }, now);
  const email = externalJobApplicant.render(
    {
      ...words,
      jobTitle: fields.jobTitle,
      url: `${config.publicUrl}/post-a-job/${id}?token=${key}&applicants=1`,
    },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: to!, userId: null, names: [userId], category: "account", email }, now);
}

/** The posting behind a live job whose poster is told; none once a team runs the company, which is told in its app. */
export async function postingOf(tx: Transaction, jobId: string) {
  const [row] = await tx
    .select({
      id: externalJobs.id,
      email: externalJobs.email,
      fields: externalJobs.fields,
      companyName: companies.companyName,
    })
    .from(externalJobs)
    .innerJoin(companies, eq(companies.id, externalJobs.companyId))
    .where(
      and(
        eq(externalJobs.jobId, jobId),
        isNotNull(externalJobs.emailVerifiedAt),
        eq(companies.isManaged, false),
      ),
    );
  return row;
}

async function findApplicant(tx: Transaction, candidateId: string) {
  const [row] = await tx
    .select({ userId: users.id, name: users.fullName, location: candidates.location })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(candidates.id, candidateId));
  return row;
}

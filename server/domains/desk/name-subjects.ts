import { eq, inArray, sql } from "drizzle-orm";
import { type AuditedKind, auditedKinds } from "#contract/audited-kinds.ts";
import { type Names, namesOf } from "#server/database/names-of.ts";
import type { Reader } from "#server/database/open.ts";
import { administratorNames, roles, users } from "#server/domains/accounts/index.ts";
import { applications, batchNames } from "#server/domains/applications/index.ts";
import { creditNoteNames, invoiceNames, paymentMethodNames } from "#server/domains/billing/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { collectionNames } from "#server/domains/collections/index.ts";
import { communityNames } from "#server/domains/communities/index.ts";
import { claimNames, companies, teamInviteNames, waitListNames } from "#server/domains/companies/index.ts";
import { storyNames } from "#server/domains/content/index.ts";
import { employeeWaitNames } from "#server/domains/employees/index.ts";
import { externalCandidateNames, externalCandidates } from "#server/domains/external-candidates/index.ts";
import { externalJobNames } from "#server/domains/external-jobs/index.ts";
import { giftCardNames, redemptionNames } from "#server/domains/gift-cards/index.ts";
import { apiKeyNames, webhookNames } from "#server/domains/integrations/index.ts";
import { jobImportNames } from "#server/domains/job-imports/index.ts";
import { jobFeedNames, jobs } from "#server/domains/jobs/index.ts";
import { knowledgeSourceNames } from "#server/domains/knowledge/index.ts";
import { networkNames } from "#server/domains/networks/index.ts";
import { questionNames } from "#server/domains/questions/index.ts";
import { bankAccountNames, dropNames, payoutNames } from "#server/domains/rewards/index.ts";
import { socialPostNames } from "#server/domains/social-posts/index.ts";
import { templateNames } from "#server/domains/templates/index.ts";
import { tasks } from "#server/tasks/tables.ts";

const roleNames: Names = (db, ids) =>
  db
    .select({ id: roles.id, name: users.fullName })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(inArray(roles.id, ids));

/** How each kind of thing that is changed is called by people; a kind that is missing does not compile. */
const naming: Record<AuditedKind, Names> = {
  administrator: async (db, ids) => {
    const names = await administratorNames(db);
    return ids.map((id) => ({ id, name: names.get(id) ?? null }));
  },
  apiKey: apiKeyNames,
  application: (db, ids) =>
    db
      .select({
        id: applications.id,
        name: sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName}) || ' for ' || ${jobs.jobTitle}`,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(candidates, eq(candidates.id, applications.candidateId))
      .leftJoin(users, eq(users.id, candidates.userId))
      .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
      .where(inArray(applications.id, ids)),
  applicationBatch: batchNames,
  bankAccount: bankAccountNames,
  candidate: roleNames,
  collection: collectionNames,
  community: communityNames,
  company: namesOf(companies, companies.companyName),
  companyAdmin: roleNames,
  companyClaim: claimNames,
  creditNote: creditNoteNames,
  drop: dropNames,
  // Says no address: it is about one that mail no longer reaches.
  email: async () => [],
  employee: roleNames,
  employeeWaitListEntry: employeeWaitNames,
  externalJob: externalJobNames,
  giftCard: giftCardNames,
  giftCardRedemption: redemptionNames,
  invoice: invoiceNames,
  job: namesOf(jobs, jobs.jobTitle),
  jobFeed: jobFeedNames,
  jobImport: jobImportNames,
  knowledgeSource: knowledgeSourceNames,
  network: networkNames,
  paymentMethod: paymentMethodNames,
  payout: payoutNames,
  // A person of a company has an account here or was imported.
  person: async (db, ids) => [...(await roleNames(db, ids)), ...(await externalCandidateNames(db, ids))],
  question: questionNames,
  socialPost: socialPostNames,
  story: storyNames,
  task: namesOf(tasks, tasks.kind),
  teamInvite: teamInviteNames,
  template: templateNames,
  uploadedPerson: externalCandidateNames,
  user: namesOf(users, users.fullName),
  waitListEntry: waitListNames,
  webhook: webhookNames,
};

/** Whom or what the entries of the audit log are about, by id; what is gone has no name. */
export async function namesOfSubjects(
  db: Reader,
  entries: readonly { subjectKind: string; subjectId: string | null }[],
) {
  const kinds = Map.groupBy(entries, ({ subjectKind }) => subjectKind);
  const found = await Promise.all(
    auditedKinds.map(async (kind) => {
      const ids = [...new Set((kinds.get(kind) ?? []).flatMap(({ subjectId }) => subjectId ?? []))];
      return ids.length ? naming[kind](db, ids) : [];
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

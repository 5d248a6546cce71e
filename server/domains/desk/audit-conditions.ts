import { addDays } from "#shared/times/add-days.ts";
import { type SQL, and, eq, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { AuditFilters } from "#contract/audit-log.ts";
import { isUuid } from "#server/database/ids.ts";
import { likePart } from "#server/database/like.ts";
import { auditLog } from "#server/audit/tables.ts";
import type { Reader } from "#server/database/open.ts";
import { administratorNames, roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { documentsOf } from "#server/domains/billing/index.ts";
import { companies } from "#server/domains/companies/index.ts";

/** The most people or companies a search may match; more would mean it is too vague. */
const mostMeant = 50;
const mostApplications = 2000;
/** The conditions of a search of the log. Names become ids first, so that the log's indexes can be used. */
export async function auditConditions(db: Reader, filters: AuditFilters): Promise<SQL | undefined> {
  const { who, about, company, action, kind, from, to } = filters;
  const [actors, subjects, companyIds, actions] = await Promise.all([
    who ? actorsCalled(db, who) : null,
    about ? subjectsCalled(db, about) : null,
    company ? companiesCalled(db, company) : null,
    action ? actionsLike(db, action) : null,
  ]);
  return and(
    actors ? inArray(auditLog.actorId, actors) : undefined,
    subjects
      ? or(
          inArray(auditLog.subjectId, subjects.all),
          inArray(auditLog.personId, subjects.people),
          inArray(auditLog.onBehalfOf, subjects.people),
        )
      : undefined,
    companyIds ? inArray(auditLog.companyId, companyIds) : undefined,
    actions ? inArray(auditLog.action, actions) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lt(auditLog.at, addDays(new Date(to), 1)) : undefined,
  );
}

async function actorsCalled(db: Reader, words: string) {
  if (isUuid(words)) return [words];
  const administrators = [...(await administratorNames(db))]
    .filter(([, name]) => name.toLowerCase().includes(words.toLowerCase()))
    .map(([id]) => id);
  return [...(await peopleCalled(db, words)), ...administrators];
}

/** People with everything of theirs: their roles, their applications and their invoices. */
async function subjectsCalled(db: Reader, words: string) {
  const people = isUuid(words) ? [words] : await peopleCalled(db, words);
  if (people.length === 0) return { people, all: people };
  const held = await db.select({ id: roles.id }).from(roles).where(inArray(roles.userId, people));
  const roleIds = held.map(({ id }) => id);
  const sent = roleIds.length
    ? await db
        .select({ id: applications.id })
        .from(applications)
        .where(inArray(applications.candidateId, roleIds))
        .limit(mostApplications)
    : [];
  const billed = await documentsOf(db, roleIds);
  return { people, all: [...people, ...roleIds, ...sent.map(({ id }) => id), ...billed] };
}

async function peopleCalled(db: Reader, words: string) {
  const pattern = likePart(words);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.fullName, pattern), ilike(users.email, pattern)))
    .limit(mostMeant);
  return found.map(({ id }) => id);
}

async function companiesCalled(db: Reader, words: string) {
  if (isUuid(words)) return [words];
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(ilike(companies.companyName, likePart(words)))
    .limit(mostMeant);
  return found.map(({ id }) => id);
}

/** "Team: invite changed", as it reads, finds "team.inviteChanged". Reads only the distinct names, jumping through the index. */
async function actionsLike(db: Reader, words: string) {
  const wanted = lettersOf(words);
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive names as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select entry.action from ${auditLog} entry where entry.action > names.action order by entry.action limit 1)
      from names where names.action is not null
    )
    select action from names where action is not null`);
  return rows.map(({ action }) => action).filter((action) => lettersOf(action).includes(wanted));
}

function lettersOf(words: string) {
  return words.replace(/[^a-z]/gi, "").toLowerCase();
}

import { addDays } from "#shared/times/add-days.ts";
import { type SQL, and, eq, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { AuditFilters } from "#contract/audit-log.ts";
import { isUuid } from "#server/database/ids.ts";
import { likePart } from "#server/database/like.ts";
import { auditLog } from "#server/audit/tables.ts";
import type { Reader } from "#server/database/open.ts";
import { administratorsCalled, roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { documentsOf } from "#server/domains/billing/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { externalPeopleCalled } from "#server/domains/external-candidates/index.ts";
import { invalid } from "#server/errors/refusal.ts";

/** The most people or companies a search may match; where more do, entries of some would be missing. */
const mostMeant = 50;
/** The most applications of theirs that are looked up. */
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
  const found = await Promise.all([peopleCalled(db, words), administratorsCalled(db, likePart(words))]);
  return fewEnough(found.flat(), { field: "who", what: "people", words });
}

/** People, with an account or imported, with everything of theirs: their roles, their applications and their invoices. */
async function subjectsCalled(db: Reader, words: string) {
  const [people, imported] = isUuid(words)
    ? [[words], [words]]
    : await Promise.all([peopleCalled(db, words), externalPeopleCalled(db, likePart(words), mostMeant + 1)]);
  const about = { field: "about", what: "people", words } as const;
  fewEnough([...people, ...imported], about);
  if (people.length + imported.length === 0) return { people, all: people };
  const held = await db.select({ id: roles.id }).from(roles).where(inArray(roles.userId, people));
  const roleIds = held.map(({ id }) => id);
  const sent = await db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.candidateId, [...roleIds, ...imported]))
    .limit(mostApplications + 1);
  if (sent.length > mostApplications) {
    const many = mostApplications.toLocaleString("en-US");
    const why = `The people who match “${words}” have more than ${many} applications. Type more of the name or email.`;
    throw invalid(why, { about: why });
  }
  const billed = await documentsOf(db, roleIds);
  return { people, all: [...people, ...imported, ...roleIds, ...sent.map(({ id }) => id), ...billed] };
}

async function peopleCalled(db: Reader, words: string) {
  const pattern = likePart(words);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.fullName, pattern), ilike(users.email, pattern)))
    .limit(mostMeant + 1);
  return found.map(({ id }) => id);
}

interface Asked {
  field: keyof AuditFilters;
  what: string;
  words: string;
}
/** What a search means, as long as it is few; entries of the others would be left out without a word. */
function fewEnough(found: string[], { field, what, words }: Asked) {
  const why = `More than ${mostMeant} ${what} match “${words}”. Type more of the name or email.`;
  if (found.length > mostMeant) throw invalid(why, { [field]: why });
  return found;
}

async function companiesCalled(db: Reader, words: string) {
  if (isUuid(words)) return [words];
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(ilike(companies.companyName, likePart(words)))
    .limit(mostMeant + 1);
  return fewEnough(
    found.map(({ id }) => id),
    { field: "company", what: "companies", words },
  );
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
  return rows
    .map(({ action }) => action)
    .filter((action) => wanted !== "" && lettersOf(action).includes(wanted));
}

/** Without the spaces and signs that a name is shown with; letters of any script stay, as no name has them. */
function lettersOf(words: string) {
  return words.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

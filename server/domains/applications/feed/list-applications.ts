import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { applicationStates } from "#contract/application-shapes.ts";
import { likePart } from "#server/database/like.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { findTakeOver } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { chatGroups } from "../transitions.data.ts";
import { type Narrowing, narrowedTo, tagged } from "./narrow-feed.ts";
import { presentRow } from "../present.ts";
import { myJob, shownToTeam, stagesFor } from "../queries.ts";
import { stageFrom } from "../rules.ts";
import { selectRows } from "../select-rows.ts";
import { applications } from "../tables.ts";

interface Paging {
  skip: number;
  limit: number;
}
export interface ListQuery extends Narrowing {
  type?: "pending" | "saved" | "passed" | "review";
  split?: "qualified" | "unqualified" | "scoreless" | "marketplace";
}
interface FeedQuery extends ListQuery, Paging {
  sort: "recent" | "oldest" | "score";
}
const state = applications.applicationState;

/** What each tab of the feed holds. */
const tabs = {
  pending: and(eq(state, "pending"), eq(applications.saved, false)),
  saved: and(eq(state, "pending"), eq(applications.saved, true)),
  /** Who withdrew has ended too: found here, and called what it is. */
  passed: or(inArray(state, ["denied", "expired"]), eq(applications.withdrawn, true)),
  review: eq(state, "review"),
};
const splits = {
  qualified: sql`${applications.score} >= ${jobs.qualificationScore}`,
  unqualified: sql`${applications.score} < ${jobs.qualificationScore}`,
  scoreless: isNull(applications.score),
  marketplace: eq(applications.source, "Marketplace"),
};
const orders = {
  recent: [desc(applications.appliedAt), desc(applications.id)],
  oldest: [asc(applications.appliedAt), asc(applications.id)],
  score: [sql`${applications.score} desc nulls last`, desc(applications.appliedAt), desc(applications.id)],
};

/** Knock-out answers sort, and do nothing else: such applications come last, whatever the order. */
function ordered(sort: FeedQuery["sort"]): SQL[] {
  return [asc(applications.knockedOut), ...orders[sort]];
}

/** One tab of the feed, of one job or of the whole company. */
export async function listFeed(context: CompanyContext, jobId: string | undefined, query: FeedQuery) {
  const where = await feedWhere(context, jobId, query);
  return page(context, where, { ...query, orderBy: ordered(query.sort) });
}

/** Who is on one tab of the feed. */
export async function feedWhere(context: CompanyContext, jobId: string | undefined, query: ListQuery) {
  return and(
    await scope(context, jobId),
    tabs[query.type ?? "pending"],
    query.split && splits[query.split],
    narrowedTo(query, { companyId: context.viewer.companyId, now: context.now() }),
  );
}

/** Pending applications that came through the marketplace. */
export async function listMarketplace(context: CompanyContext, jobId: string, query: FeedQuery) {
  const where = and(
    await scope(context, jobId),
    tabs.pending,
    eq(applications.source, "Marketplace"),
    query.split && splits[query.split],
    narrowedTo(query, { companyId: context.viewer.companyId, now: context.now() }),
  );
  return page(context, where, { ...query, orderBy: ordered(query.sort) });
}

/** Those that came before the team took its company over; none where it founded it. */
export async function listClaimApplications(context: CompanyContext, companyId: string, paging: Paging) {
  if (companyId !== context.viewer.companyId) throw notFound("Company");
  const takenOver = await findTakeOver(context.db, companyId);
  const where = and(
    await scope(context, undefined),
    ne(state, "lead"),
    takenOver ? lte(applications.appliedAt, takenOver.at) : sql`false`,
  );
  return page(context, where, { ...paging, orderBy: orders.recent });
}

/** Those of the company's applications that another domain has chosen, the latest first; also of people without an account. */
export async function listWhere(context: CompanyContext, chosen: SQL, paging: Paging) {
  const where = and(await scope(context, undefined), chosen);
  return page(context, where, { ...paging, orderBy: orders.recent, whose: "everyone’s" });
}

/** One column of the board, or all of it. */
export async function listPipeline(
  context: CompanyContext,
  jobId: string | undefined,
  query: Paging & BoardQuery,
) {
  const where = await boardWhere(context, jobId, query);
  return page(context, where, {
    ...query,
    orderBy: [desc(applications.lastActivityAt), desc(applications.id)],
  });
}

export interface BoardQuery {
  stage: string;
  tags?: string;
}
export async function boardWhere(
  context: CompanyContext,
  jobId: string | undefined,
  { stage, tags }: BoardQuery,
) {
  return and(await scope(context, jobId), onBoard(stageFrom(stage)), tagged(tags));
}

/** "Accepted" is shown as interview, so it is in that column; "passed" holds who was passed from the board. */
function onBoard(stage: string): SQL | undefined {
  if (stage === "all") return inArray(state, ["accepted", "pipeline"]);
  if (stage === "passed") return and(eq(state, "denied"), isNotNull(applications.stage));
  const here = and(eq(state, "pipeline"), eq(applications.stage, stage));
  return stage === "interview" ? or(here, eq(state, "accepted")) : here;
}

interface AllQuery extends Paging {
  state?: string;
  search?: string;
}
export async function listAll(
  context: CompanyContext,
  jobId: string,
  { state: word, search, ...paging }: AllQuery,
) {
  const where = and(
    await scope(context, jobId),
    word ? await stateFilter(context.db, { jobId, word }) : ne(state, "lead"),
    search ? ilike(users.fullName, likePart(search)) : undefined,
  );
  return page(context, where, { ...paging, orderBy: orders.recent });
}

/** Reads a state, a stage word, what a state is shown as, or a chat filter group. */
async function stateFilter(db: Reader, { jobId, word }: { jobId: string; word: string }) {
  if (word === "all") return undefined;
  if (word === "archived") return eq(applications.muted, true);
  if (word === "applied") return and(eq(applications.muted, false), anyOf(chatGroups.applied));
  if (word === "invited") return eq(state, "outbound");
  if (word.toLowerCase() === "passed") return inArray(state, ["denied", "expired"]);
  const stages = await stagesFor(db, { jobId });
  if (!stages.includes(stageFrom(word)) && !(applicationStates as readonly string[]).includes(word))
    throw invalid(`There’s no “${word}” state.`, { state: "Choose a state or a stage" });
  return anyOf([stageFrom(word) === "hired" ? "hired" : word]);
}

function anyOf(words: readonly string[]) {
  const states = applicationStates.filter((each) => words.includes(each));
  return or(
    states.length ? inArray(state, states) : undefined,
    and(eq(state, "pipeline"), inArray(applications.stage, [...words])),
  );
}

/** Everything here belongs to the viewer's company; a stranger's job does not exist. */
async function scope(context: CompanyContext, jobId: string | undefined) {
  if (jobId) await myJob(context.db, context, jobId);
  return and(
    eq(applications.companyId, context.viewer.companyId),
    shownToTeam(context.viewer),
    jobId ? eq(applications.jobId, jobId) : undefined,
  );
}

/** Invited people may have no account; most lists hold those alone who have one. */
type Whose = "candidates’" | "everyone’s";

/** The applications that a list holds, and how many they are in all. */
export function selectIds(db: Reader, where: SQL | undefined, whose: Whose = "candidates’") {
  return db
    .select({ id: applications.id, total: sql<number>`(count(*) over ())::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .where(and(where, ofPeople(whose)));
}

function ofPeople(whose: Whose) {
  return whose === "everyone’s" ? undefined : isNotNull(users.id);
}

/** Whom a list holds is judged once; what is shown of a page is read for that page alone. */
async function page(
  { db, now }: AuthenticatedContext,
  where: SQL | undefined,
  { skip, limit, orderBy, whose = "candidates’" }: Paging & { orderBy: SQL[]; whose?: Whose },
) {
  const found = await selectIds(db, where, whose)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(skip);
  const total = found[0]?.total ?? (skip > 0 || limit === 0 ? await countRows(db, where, whose) : 0);
  if (found.length === 0) return { applications: [], total };
  const rows = await selectRows(db, {
    where: inArray(
      applications.id,
      found.map(({ id }) => id),
    ),
    orderBy,
  });
  return { applications: rows.map((row) => presentRow(row, now())), total };
}

/** For a page that lies beyond the end. */
async function countRows(db: Reader, where: SQL | undefined, whose: Whose) {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .where(and(where, ofPeople(whose)));
  return counted!.total;
}

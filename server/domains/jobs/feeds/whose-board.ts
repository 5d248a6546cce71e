import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { domainsOf, findCompany } from "#server/domains/companies/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { accountAt } from "#server/outside/ats-accounts/ats-accounts.ts";
import { type FeedJob, boardKey } from "#server/outside/ats/ats.ts";
import { conflict } from "#server/errors/refusal.ts";
import { registeredName } from "#shared/links/domain.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { companyBoards } from "../tables.ts";

/** How a board is known, whatever address leads to it: "greenhouse/acme", or its host; null for what is no address. */
export function boardOf(address: string): string | null {
  return boardKey(address) ?? URL.parse(address)?.host.toLowerCase() ?? null;
}

/** Placed in any job of a board, it shows that the board is the company's: only who runs the board can put it there. */
export function codeOfCompany(companyId: string) {
  return `board-${createHash("sha256").update(`board of ${companyId}`).digest("hex").slice(0, 12)}`;
}

/** The boards among these that are not shown to be the company's. */
export async function foreignBoards(db: Reader, companyId: string, boards: Iterable<string>) {
  const named = new Set(boards);
  if (!named.size) return [];
  const company = await findCompany(db, companyId);
  const proven = await db
    .select({ board: companyBoards.board })
    .from(companyBoards)
    .where(eq(companyBoards.companyId, companyId));
  const own = new Set(proven.map(({ board }) => board));
  const domains = company ? domainsOf(company) : [];
  const isOurs = (board: string) => domains.some((domain) => isOfDomain(board, domain.toLowerCase()));
  const foreign: string[] = [];
  for (const board of named)
    if (!own.has(board) && (!isOurs(board) || (await isAnothers(db, companyId, board)))) foreign.push(board);
  return foreign;
}

/** A host of the company's domain, or a board that bears the domain's name: acme.com, careers.acme.com and greenhouse/acme. */
export function isOfDomain(board: string, domain: string): boolean {
  if (!domain) return false;
  const [system, token] = board.split("/");
  if (token === undefined) return system === domain || system!.endsWith(`.${domain}`);
  return nameOnly(token) === nameOnly(registeredName(domain));
}

function nameOnly(token: string) {
  return token.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

async function isAnothers(db: Reader, companyId: string, board: string) {
  const others = and(eq(companyBoards.board, board), ne(companyBoards.companyId, companyId));
  return (await db.$count(companyBoards, others)) > 0;
}

/** Keeps that a board read at its own address holds the company's code. */
export async function saveVerification(
  tx: Transaction,
  companyId: string,
  { address, jobs, now }: { address: string; jobs: readonly FeedJob[]; now: Date },
) {
  if (accountAt(address) !== null) return;
  const board = boardOf(address);
  const code = codeOfCompany(companyId);
  if (!board || !jobs.some(({ descriptionHtml }) => descriptionHtml.includes(code))) return;
  await tx.insert(companyBoards).values({ companyId, board, provenAt: now }).onConflictDoNothing();
}

/** The board that must be the company's before the job is shown to the public; an account is the company's own. */
export function boardOfJob({ feed, sourceUrl }: { feed: string | null; sourceUrl: string | null }) {
  return feed === null || sourceUrl === null || accountAt(feed) !== null ? null : boardOf(sourceUrl);
}

/** A job of a board that is another company's may be kept as a draft, and not be shown to the public. */
export async function refuseForeignJob(
  tx: Transaction,
  { companyId, ...job }: { companyId: string; feed: string | null; sourceUrl: string | null },
) {
  const board = boardOfJob(job);
  if (board) await refuseForeignBoards(tx, companyId, [board]);
}

export async function refuseForeignBoards(tx: Reader, companyId: string, boards: Iterable<string>) {
  const [foreign] = await foreignBoards(tx, companyId, boards);
  if (foreign) throw conflict("BOARD_NOT_SHOWN", reasonFor(foreign, companyId), { board: foreign });
}

/** What keeps a board's jobs from going live, and what to do. */
export function reasonFor(board: string, companyId: string) {
  return `We can’t confirm that ${inWords(board)} belongs to you. Add ${codeOfCompany(companyId)} to the text of any job there and import it again by its link, or import its jobs as drafts.`;
}

function inWords(board: string) {
  const [system, token] = board.split("/");
  return token === undefined ? board : `the ${platformName(system!)} board “${token}”`;
}

/** Where a reading comes from, and where its postings say that they are; who opens an account to us has shown that it is theirs. */
export function boardsOfReading(address: string | null, jobs: readonly FeedJob[]): Set<string> {
  if (address && accountAt(address) !== null) return new Set();
  const named = [address ?? "", ...jobs.map(({ url }) => url)].map(boardOf);
  return new Set(named.filter((board) => board !== null));
}

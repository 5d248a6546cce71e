import { feedSystems } from "#contract/feed-systems.ts";
import type { Context } from "#server/context.ts";
import { accountAt, accountsTurnedOff } from "#server/outside/ats-accounts/ats-accounts.ts";
import {
  type AtsSystem,
  type Board,
  type FeedReading,
  type PostingBodies,
  boardAddresses,
  boardFor,
  failedFeed,
  postingAddress,
  postingIds,
  readFeed,
  readFeedPages,
  readUnknownFeed,
} from "#server/outside/ats/ats.ts";
import { Refusal } from "#server/errors/refusal.ts";

import { looksLikePage, readPages, readSavedPage } from "./read-pages.ts";

type Outside = Context["outside"];
const limits = { maxBytes: 40_000_000, timeoutMs: 30_000 };

export interface BoardReading {
  /** Accounts are at systems whose boards we may not know. */
  system: string | null;
  reading: FeedReading;
}

/** Reads a whole board by the address people know it by, or a feed of a known system at any address. */
export async function readBoard(
  outside: Outside,
  { address, system }: { address: string; system?: string | null },
): Promise<BoardReading> {
  const account = accountAt(address);
  if (account !== null) return { system: system ?? null, reading: await readAccount(outside, account) };
  const board = boardFor(address);
  if (!board) return readAddress(outside, address, systemNamed(system));
  const first = await fetchPages(outside, boardAddresses(board.system, board.token).slice(0, 1));
  if (!("bodies" in first)) return { system: board.system, reading: first.failure };
  const further = boardAddresses(board.system, board.token, totalOf(first.bodies[0]!)).slice(1);
  const rest = await fetchPages(outside, further);
  if (!("bodies" in rest)) return { system: board.system, reading: rest.failure };
  const bodies = [...first.bodies, ...rest.bodies];
  const details = await fetchPostings(outside, board, postingIds(board.system, bodies));
  if ("ok" in details) return { system: board.system, reading: details };
  return { system: board.system, reading: readFeedPages(board.system, bodies, { details, board }) };
}

async function readAccount({ atsAccounts }: Outside, id: string): Promise<FeedReading> {
  if (atsAccounts) return atsAccounts.readJobs(id);
  return { ok: false, code: "failed", reason: accountsTurnedOff };
}

function systemNamed(name: string | null | undefined): AtsSystem | null {
  return feedSystems.find((system) => system === name) ?? null;
}

/** An address of no system we know: a feed of one that is kept elsewhere, or a page that tells machines about its jobs. */
async function readAddress(outside: Outside, address: string, system: AtsSystem | null | undefined) {
  const pages = await fetchPages(outside, [address]);
  const isPage = "bodies" in pages && looksLikePage(pages.bodies[0]!);
  return isPage ? readPages(outside, address, pages.bodies[0]!) : readAnswer(pages, system);
}

/** Reads what someone saved from a board. */
export function readText(text: string, system?: AtsSystem | null): BoardReading {
  if (looksLikePage(text)) return readSavedPage(text);
  return readAnswer({ bodies: [text] }, system);
}

type Pages = { bodies: string[] } | { failure: FeedReading };

function readAnswer(pages: Pages, wanted: AtsSystem | null | undefined): BoardReading {
  if (!("bodies" in pages)) return { system: wanted ?? null, reading: pages.failure };
  const body = pages.bodies[0]!;
  return wanted ? { system: wanted, reading: readFeed(wanted, body) } : readUnknownFeed(body);
}

/** One page that cannot be read makes the whole board unread. */
async function fetchPages(outside: Outside, addresses: string[]): Promise<Pages> {
  const bodies: string[] = [];
  for (const address of addresses) {
    try {
      const { status, body } = await outside.fetch(address, limits);
      if (status !== 200) return { failure: failedFeed(status) };
      bodies.push(body.toString("utf8"));
    } catch (error) {
      if (error instanceof Refusal) return { failure: { ok: false, code: "failed", reason: whyNot(error) } };
      return { failure: failedFeed() };
    }
  }
  return { bodies };
}

/** The texts of all postings, where the list leaves them out; one that does not answer twice makes the board unread. */
async function fetchPostings(
  outside: Outside,
  board: Board,
  ids: string[],
): Promise<PostingBodies | FeedReading> {
  const found = new Map<string, string | null>();
  let failure: FeedReading | null = null;
  const waiting = ids.values();
  await Promise.all(Array.from({ length: postingsAtOnce }, takePostings));
  return failure ?? found;

  async function takePostings() {
    for (const id of waiting) {
      const address = postingAddress(board, id);
      if (!address || failure) return;
      const once = await fetchPosting(outside, address);
      const body = once === "failed" ? await fetchPosting(outside, address) : once;
      if (body === "failed") failure = halfRead;
      else found.set(id, body);
    }
  }
}
const postingsAtOnce = 6;
const halfRead: FeedReading = {
  ok: false,
  code: "failed",
  reason: "The job board didn’t return all of its jobs, so we didn’t change anything.",
};

/** One posting's answer; null when it was taken down since the list was read. */
async function fetchPosting(outside: Outside, address: string): Promise<string | null | "failed"> {
  try {
    const { status, body } = await outside.fetch(address, limits);
    if (status === 404 || status === 410) return null;
    return status === 200 ? body.toString("utf8") : "failed";
  } catch {
    return "failed";
  }
}

function whyNot({ message }: Refusal) {
  return `${message.replace(/[.\s]*$/, "")}. We didn’t change anything.`;
}

/** How many postings the first page counts; only systems that page their answers say so. */
function totalOf(body: string) {
  const total = /"totalFound"\s*:\s*(\d+)/.exec(body)?.[1];
  return Math.min(Number(total ?? 0), 10_000);
}

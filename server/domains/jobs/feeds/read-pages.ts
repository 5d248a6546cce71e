import type { Context } from "#server/context.ts";
import {
  type FeedReading,
  type ReadPage,
  readFeed,
  readPage,
  unreadSystemAt,
} from "#server/outside/ats/ats.ts";
import type { BoardReading } from "./read-board.ts";

const limits = { maxBytes: 10_000_000, timeoutMs: 15_000 };
const mostPages = 100;
const pagesAtOnce = 4;
const jobWords = /job|career|position|opening|vacanc|posting|stelle|emploi|offre|empleo|vaga|requisition/i;

export function looksLikePage(body: string): boolean {
  return /^\s*(?:<!--[^>]*-->\s*)*<(?:!doctype html|html|head|body)\b/i.test(body.slice(0, 2000));
}

/** A page that someone saved says only what stands in it. */
export function readSavedPage(html: string): BoardReading {
  const page = readPage(html);
  return { system: "jobposting", reading: readingOf(page.postings, { page }) };
}

/** The postings of a careers page and of the pages it leads to on its own site, as many as is decent to ask for. */
export async function readPages(
  outside: Context["outside"],
  address: string,
  html: string,
): Promise<BoardReading> {
  const page = readPage(html);
  const found = page.postings.map((posting) => ({ page: address, ...posting }));
  const links = jobLinks(page, address);
  let unread = Math.max(0, links.length - mostPages);
  const waiting = links.slice(0, mostPages).values();
  await Promise.all(Array.from({ length: pagesAtOnce }, followLinks));
  return { system: "jobposting", reading: readingOf(found, { page, address, unread }) };

  async function followLinks() {
    for (const link of waiting) {
      const body = await fetchPage(outside, link);
      if (body === null) unread += 1;
      else found.push(...readPage(body).postings.map((posting) => ({ page: link, ...posting })));
    }
  }
}

async function fetchPage(outside: Context["outside"], address: string): Promise<string | null> {
  try {
    const { status, body } = await outside.fetch(address, limits);
    if (status === 404 || status === 410) return "";
    return status === 200 ? body.toString("utf8") : null;
  } catch {
    return null;
  }
}

/** Links within the site whose path speaks of jobs and is longer than the page's own. */
function jobLinks({ links }: ReadPage, address: string): string[] {
  const own = new URL(address);
  const found = new Set<string>();
  for (const link of links) {
    const url = URL.parse(link, address);
    if (!url || url.host !== own.host || !/^https?:$/.test(url.protocol)) continue;
    url.hash = "";
    const isSame = url.pathname === own.pathname && url.search === own.search;
    const isFile = /\.(?:pdf|png|jpe?g|svg|css|js|zip|xml|rss)$/i.test(url.pathname);
    if (!isSame && !isFile && jobWords.test(url.pathname + url.search)) found.add(url.href);
  }
  return [...found];
}

interface Where {
  page: ReadPage;
  address?: string;
  unread?: number;
}
function readingOf(postings: object[], { page, address = "", unread = 0 }: Where): FeedReading {
  if (!postings.length) return nothingFound(page, address);
  const reading = readFeed("jobposting", JSON.stringify({ jobPostings: postings }));
  if (!reading.ok || unread === 0) return reading;
  return {
    ok: false,
    code: "truncated",
    reason: `We couldn’t read ${unread} more pages of this site, so we didn’t change anything.`,
    part: reading.jobs,
  };
}

function nothingFound({ title }: ReadPage, address: string): FeedReading {
  const system = unreadSystemAt(address);
  const named = title ? `the page “${title}”` : "a web page";
  const reason = system
    ? `This is a ${system} job board, which we can’t read. Save its job pages as files and import those, ask ${system} for a JSON or XML feed, or add the jobs by hand. We didn’t change anything.`
    : `This is ${named}, and it has no job postings we can read (schema.org JobPosting). Enter the link of the job board behind it, or of a single job. We didn’t change anything.`;
  return { ok: false, code: "failed", reason };
}

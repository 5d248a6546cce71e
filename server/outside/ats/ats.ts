import { storable } from "#server/texts/storable.ts";
import { ashby } from "./ashby.ts";
import { bamboohr } from "./bamboohr.ts";
import type {
  AtsSystem,
  Board,
  FeedFailure,
  FeedJob,
  FeedMapping,
  FeedReading,
  UnreadPosting,
} from "./feed-job.ts";
import { greenhouse } from "./greenhouse.ts";
import { jobPosting } from "./job-posting.ts";
import { record, text } from "./json-values.ts";
import { lever } from "./lever.ts";
import { mergePlaces } from "./merge-duplicates.ts";
import { readXml } from "./markup.ts";
import { personio } from "./personio.ts";
import { pinpoint } from "./pinpoint.ts";
import { recruitee } from "./recruitee.ts";
import { rippling } from "./rippling.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { teamtailor } from "./teamtailor.ts";
import { whatWasFound } from "./what-was-found.ts";
import { workable } from "./workable.ts";

export { boardAddresses, boardFor, boardKey, postingAddress, unreadSystemAt } from "./boards.ts";
export { type ReadPage, readPage } from "./markup.ts";
export type {
  AtsSystem,
  Board,
  EmploymentType,
  FeedFailure,
  FeedJob,
  FeedReading,
  UnreadPosting,
} from "./feed-job.ts";
export { feedFingerprint } from "./fingerprint.ts";
export { readJsonLines } from "./json-lines.ts";
export { mergeDuplicates } from "./merge-duplicates.ts";

const mappings: Record<AtsSystem, FeedMapping> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  teamtailor,
  personio,
  pinpoint,
  rippling,
  bamboohr,
  jobposting: jobPosting,
};

const reasons: Record<FeedFailure, string> = {
  empty: "The job board returned no jobs, so we didn’t change anything.",
  truncated: "The job board returned only some of its jobs, so we didn’t change anything.",
  failed: "Couldn’t read the job board, so we didn’t change anything.",
  "not-recognised": "We don’t recognize this job board, so we didn’t change anything.",
};

/** Reads one whole answer of a board. */
export function readFeed(system: AtsSystem, body: string): FeedReading {
  return readFeedPages(system, [body]);
}

/** What boards answer for single postings, by their ids; null for one that was taken down meanwhile. */
export type PostingBodies = ReadonlyMap<string, string | null>;

/** Reads all pages of a board together; one bad page makes the whole crawl unhealthy. */
export function readFeedPages(
  system: AtsSystem,
  bodies: readonly string[],
  { details = new Map(), board = null }: { details?: PostingBodies; board?: Board | null } = {},
): FeedReading {
  const mapping = mappings[system];
  const postings: Record<string, unknown>[] = [];
  let total: number | null = null;
  for (const body of bodies) {
    const parsed = parse(body);
    if ("code" in parsed) return refusal(parsed.code);
    const found = mapping.postings(parsed.value);
    if (!found) return refusal(isErrorAnswer(parsed.value) ? "failed" : "not-recognised");
    postings.push(...found);
    total = mapping.total?.(parsed.value) ?? total;
  }
  if (postings.length === 0) return refusal(total !== null && total > 0 ? "truncated" : "empty");
  const whole = withDetails(postings, details);
  if (!whole) return refusal("truncated");
  const reading = readable(
    whole.map((posting) => mapping.job(posting, board)),
    mapping,
  );
  if (total !== null && postings.length < total)
    return {
      ...refusal("truncated"),
      reason: `The job board returned ${postings.length} of its ${total} jobs, so we didn’t change anything.`,
      part: reading.jobs,
    };
  return reading.jobs.length === 0 ? refusal("not-recognised") : { ok: true, ...reading };
}

/** What lacks an id, a title or a page is no job to us; the rest of its board is read without it. */
function readable(found: FeedJob[], { pageless }: FeedMapping) {
  const jobs: FeedJob[] = [];
  const unread: UnreadPosting[] = [];
  for (const job of found) {
    const missing = missingOf(job, pageless === true);
    if (missing) unread.push({ title: job.title, reason: `It has no ${missing}.` });
    else jobs.push(job);
  }
  return { jobs: mergePlaces(jobs), unread };
}

function missingOf({ sourceId, title, url }: FeedJob, pageless: boolean): string | null {
  if (!title) return "title";
  if (!sourceId) return "number of its own";
  return url || pageless ? null : "page of its own";
}

/** The ids of the postings on a board's pages; none where a page cannot be read. */
export function postingIds(system: AtsSystem, bodies: readonly string[]): string[] {
  return bodies.flatMap((body) => {
    const parsed = parse(body);
    const found = "value" in parsed ? mappings[system].postings(parsed.value) : null;
    return (found ?? []).map(({ id }) => text(id)).filter(Boolean);
  });
}

/** Each posting with what its own page adds; null when such a page is broken. */
function withDetails(postings: Record<string, unknown>[], details: PostingBodies) {
  const whole: Record<string, unknown>[] = [];
  for (const posting of postings) {
    const body = details.get(text(posting.id));
    if (body === null) continue;
    const detail = body === undefined ? { value: {} } : parse(body);
    if ("code" in detail || isErrorAnswer(detail.value)) return null;
    whole.push({ ...posting, ...record(detail.value) });
  }
  return whole;
}

/** What a failed fetch means for a crawl: an HTTP error, a timeout or a closed connection changes nothing. */
export function failedFeed(status?: number): FeedReading {
  if (status === undefined) return refusal("failed");
  const what = failureByStatus[status] ?? "The job board returned an error";
  return { ok: false, code: "failed", reason: `${what} (${status}), so we didn’t change anything.` };
}

const gone = "There’s no job board at this link";
const closed = "The job board doesn’t let us read it";
const failureByStatus: Record<number, string> = {
  401: closed,
  403: closed,
  404: gone,
  410: gone,
  429: "The job board is getting too many requests and asks us to wait",
};

/** Reads an answer of a system nobody named. */
export function readUnknownFeed(body: string): { system: AtsSystem | null; reading: FeedReading } {
  const system = detectSystem(body);
  if (system) return { system, reading: readFeed(system, body) };
  const parsed = parse(body);
  if ("code" in parsed) return { system, reading: refusal(parsed.code) };
  const reason = `${whatWasFound(parsed.value)}. We didn’t change anything.`;
  return { system, reading: { ...refusal("not-recognised"), reason } };
}

/** The system a file of postings was exported from. */
export function detectSystem(body: string): AtsSystem | null {
  const parsed = parse(body);
  if ("code" in parsed) return null;
  const systems = Object.keys(mappings) as AtsSystem[];
  return systems.find((system) => (mappings[system].postings(parsed.value)?.length ?? 0) > 0) ?? null;
}

function refusal(code: FeedFailure): FeedReading & { ok: false } {
  return { ok: false, reason: reasons[code], code };
}

function parse(body: string): { value: unknown } | { code: FeedFailure } {
  const plain = body.replace(/^\uFEFF/, "").trim();
  if (plain === "") return { code: "empty" };
  if (/^<\?xml|^<(?:rss|workzag-jobs)\b/i.test(plain)) return xmlValue(plain);
  if (plain.startsWith("<")) return { code: "failed" };
  try {
    return { value: storable<unknown>(JSON.parse(plain)) };
  } catch {
    return { code: /^[[{]/.test(plain) ? "truncated" : "failed" };
  }
}

function xmlValue(body: string): { value: unknown } | { code: FeedFailure } {
  try {
    return { value: storable<unknown>(readXml(body)) };
  } catch {
    return { code: "failed" };
  }
}

function isErrorAnswer(value: unknown): boolean {
  const { error, errors, status, ok, message } = record(value);
  return (
    error !== undefined ||
    errors !== undefined ||
    ok === false ||
    typeof message === "string" ||
    Number(status) >= 400
  );
}

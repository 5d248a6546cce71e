import type { Config } from "#server/config.ts";
import type { Outside } from "#server/context.ts";
import { storable } from "#server/texts/storable.ts";
import { type Call, KomboError, applyAt } from "./kombo-application.ts";
import { type FeedJob, type FeedReading, type UnreadPosting } from "../ats/ats.ts";
import { record, records, text } from "../ats/json-values.ts";
import { type AtsAccounts, accountsKeyRefused, isKeyRefused } from "./ats-accounts.ts";
import { isShown, komboJob } from "./kombo-job.ts";

/** As many jobs as one answer holds, and how many answers are read at most. */
const jobsAtOnce = 250;
const mostPages = 200;
const limits = { maxBytes: 40_000_000, timeoutMs: 30_000 };

/** Kombo's unified API for applicant tracking systems; null where the server has no key for it. */
export function komboAccounts(
  { KOMBO_KEY, KOMBO_URL }: Pick<Config, "KOMBO_KEY" | "KOMBO_URL">,
  fetch: Outside["fetch"],
): AtsAccounts | null {
  if (!KOMBO_KEY) return null;
  const call = callerFor({ key: KOMBO_KEY, url: KOMBO_URL.replace(/\/$/, ""), fetch });
  return {
    async connectLink(company) {
      const data = await call("/connect/create-link", { body: wishFor(company) });
      return text(data.link);
    },
    async accountOf(token) {
      const data = await call(`/connect/integration-by-token/${encodeURIComponent(token)}`);
      return {
        id: text(data.id),
        system: text(data.tool).toLowerCase(),
        companyId: text(data.end_user_origin_id) || null,
      };
    },
    async readJobs(accountId) {
      try {
        return readingOf(await allJobs(call, accountId));
      } catch (error) {
        return { ok: false, code: "failed", reason: `${whyUnread(error)} We didn’t change anything.` };
      }
    },
    apply: (accountId, sourceId, applicant) => applyAt(call, { accountId, sourceId, applicant }),
    async disconnect(accountId) {
      await call(`/integrations/${encodeURIComponent(accountId)}`, { method: "DELETE", body: {} }).catch(
        ignoreGone,
      );
    },
  };
}

function wishFor({ id, name, email }: Parameters<AtsAccounts["connectLink"]>[0]) {
  return {
    end_user_email: email,
    end_user_organization_name: name,
    end_user_origin_id: id,
    integration_category: "ATS",
    language: "en",
    link_type: "EMBEDDED",
  };
}

function ignoreGone(error: unknown) {
  if (!(error instanceof KomboError) || error.status !== 404) throw error;
}

function callerFor({ key, url, fetch }: { key: string; url: string; fetch: Outside["fetch"] }): Call {
  return async (path, { accountId, method, body } = {}) => {
    const answer = await fetch(url + path, {
      ...limits,
      ...(method && { method }),
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        ...(accountId && { "x-integration-id": accountId }),
      },
    });
    const said = record(parse(answer.body));
    if (answer.status >= 300 || said.status !== "success")
      throw new KomboError(answer.status, text(record(said.error).message));
    return record(said.data);
  };
}

/** Why an account could not be read, and what to do about it where the company can. */
function whyUnread(error: unknown): string {
  if (isKeyRefused(error)) return accountsKeyRefused;
  if (!(error instanceof KomboError)) return "Couldn’t reach Kombo, which opens the account to us.";
  if (error.status === 404)
    return "This account is no longer connected. Disconnect it here and connect it again.";
  if (error.status === 429) return "Kombo is getting too many requests and asks us to wait (429).";
  return `Kombo couldn’t read the account (${error.status}).`;
}

function parse(body: Buffer): unknown {
  try {
    return storable<unknown>(JSON.parse(body.toString("utf8")));
  } catch {
    return null;
  }
}

async function allJobs(call: Call, accountId: string) {
  const found: Record<string, unknown>[] = [];
  let cursor = "";
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({
      page_size: String(jobsAtOnce),
      statuses: "OPEN",
      ...(cursor && { cursor }),
    });
    const { results, next } = await call(`/ats/jobs?${query}`, { accountId });
    found.push(...records(results));
    cursor = text(next);
    if (!cursor) return found;
  }
  throw new Error(`An account lists more than ${jobsAtOnce * mostPages} jobs`);
}

/** As with boards, an account without any open job closes nothing. */
function readingOf(found: Record<string, unknown>[]): FeedReading {
  const jobs: FeedJob[] = [];
  const unread: UnreadPosting[] = [];
  for (const job of found.filter(isShown).map(komboJob)) {
    const missing = !job.title ? "title" : !job.sourceId ? "number of its own" : null;
    if (missing) unread.push({ title: job.title, reason: `It has no ${missing}.` });
    else jobs.push(job);
  }
  if (jobs.length) return { ok: true, jobs, unread };
  const reason = "The account has no open jobs, so we didn’t change anything.";
  return { ok: false, code: "empty", reason };
}

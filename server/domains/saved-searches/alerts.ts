import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { smallPage } from "#server/http/small-page.ts";
import { searchAlert } from "#server/emails/search-alert.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { notFound } from "#server/errors/refusal.ts";
import { addDays } from "#shared/times/add-days.ts";
import { nextMorning } from "#shared/times/match-day.ts";
import { freshResults } from "./fresh-results.ts";
import type { SavedRow } from "./saved-searches.ts";
import { isReady, showJobs } from "#server/domains/search/index.ts";
import { savedSearches } from "./tables.ts";
import { savedSearchTasks } from "./tasks.ts";

const mostInEmail = 10;
const untilReadyMs = 5 * 60_000;
const keyOf = (id: string) => `saved-search:${id}`;

type Planned = Pick<SavedRow, "id" | "userId" | "alert">;
/** Asks for the next email of a saved search: the person's next morning, or the one a week on. */
export async function planAlert(tx: Transaction, { id, userId, alert }: Planned, now: Date) {
  if (alert === "never") return void (await cancelTask(tx, keyOf(id)));
  const user = await findUser(tx, userId);
  if (!user) return;
  const morning = nextMorning(now, user.timeZone);
  const at = alert === "daily" ? morning : addDays(morning, 6);
  await enqueue(tx, savedSearchTasks.alert, { data: { id }, at, key: keyOf(id) });
}

/** The task "savedSearch.alert": an email with what is new, if there is anything, and the next one planned. */
export async function sendAlert(
  tx: Transaction,
  { id }: DataOf<typeof savedSearchTasks.alert>,
  { config, outside, now }: TaskContext,
) {
  const [saved] = await tx.select().from(savedSearches).where(eq(savedSearches.id, id)).for("update");
  const user = saved && (await findUser(tx, saved.userId));
  if (!user || saved.alert === "never") return;
  // An index that is being built does not know all that is new.
  if (!isReady(outside.searchEngine)) {
    const at = new Date(now.getTime() + untilReadyMs);
    return void (await enqueue(tx, savedSearchTasks.alert, { data: { id }, at, key: keyOf(id) }));
  }
  const since = saved.lastAlertAt ?? saved.createdAt;
  const { ids, total } = await freshResults({ db: tx, outside }, saved, { since, size: mostInEmail });
  await tx.update(savedSearches).set({ lastAlertAt: now }).where(eq(savedSearches.id, saved.id));
  if (total > 0 && user.emailSettings.matches !== false) {
    const { publicUrl } = config;
    const email = searchAlert.render(
      {
        name: user.fullName,
        search: saved.name,
        total,
        jobs: await listJobs(tx, ids, publicUrl),
        url: `${publicUrl}/saved?search=${saved.id}`,
      },
      {
        postalAddress: config.MAIL_ADDRESS,
        unsubscribeUrl: `${publicUrl}/api/saved-searches/stop?key=${saved.feedKey}`,
      },
    );
    await enqueueEmail(tx, { to: user.email, userId: user.id, category: "matches", email }, now);
  }
  await planAlert(tx, saved, new Date(now.getTime() + 1000));
}

async function listJobs(db: Reader, ids: string[], root: string) {
  const jobs = await showJobs(db, ids);
  return ids.flatMap((id) => {
    const job = jobs.get(id);
    if (!job) return [];
    const where = [...job.locations.slice(0, 2), ...(job.remote ? ["remote"] : [])].join(" or ");
    return [
      {
        title: job.jobTitle,
        url: `${root}/jobs/${id}?from=search`,
        about: [job.jobCompany, where].filter(Boolean).join(", "),
      },
    ];
  });
}

/** Asks before it stops anything, because mail scanners follow links. */
export async function showStopAlert({ db }: Context, feedKey: string) {
  const { name } = await byKey(db, feedKey);
  return smallPage(
    "Saved search",
    `<p>Unsubscribe from emails about “${escapeHtml(name)}”?</p><form method="post"><button>Unsubscribe</button></form>`,
  );
}

/** One click in the mail program, or the button on the page: the search stays, its emails end. */
export async function stopAlert({ db, now }: Context, feedKey: string) {
  const saved = await byKey(db, feedKey);
  await db.transaction(async (tx) => {
    await tx.update(savedSearches).set({ alert: "never" }).where(eq(savedSearches.id, saved.id));
    await planAlert(tx, { ...saved, alert: "never" }, now());
  });
  return smallPage(
    "Saved search",
    `<p>You won’t get any more emails about “${escapeHtml(saved.name)}”. We’ll keep the search itself.</p>`,
  );
}

/** A saved search by the key in its emails and its feed. */
export async function byKey(db: Reader, feedKey: string) {
  const [saved] = await db.select().from(savedSearches).where(eq(savedSearches.feedKey, feedKey));
  if (!saved) throw notFound("Search");
  return saved;
}

import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, roles } from "#server/domains/accounts/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { weeklyReport } from "#server/emails/weekly-report.ts";
import { notFound } from "#server/errors/refusal.ts";
import { smallPage } from "#server/http/small-page.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { dayOf, daysAfter } from "#shared/times/calendar-days.ts";
import { nextMorning } from "#shared/times/match-day.ts";
import { countReport } from "./count-report.ts";
import { reportSettings } from "./tables.ts";
import { reportTasks } from "./tasks.ts";

type Settings = typeof reportSettings.$inferSelect;
const keyOf = ({ companyAdminId }: Pick<Settings, "companyAdminId">) => `weekly-report:${companyAdminId}`;

/** Asks for the next email: on the next Monday morning by the company's clock. */
export async function planWeeklyEmail(tx: Transaction, settings: Settings, now: Date) {
  if (!settings.weeklyEmail) return void (await cancelTask(tx, keyOf(settings)));
  await enqueue(tx, reportTasks.weeklyEmail, {
    data: { companyAdminId: settings.companyAdminId },
    at: nextMonday(now, await timeZoneOf(tx, settings.companyId)),
    key: keyOf(settings),
  });
}

function nextMonday(now: Date, timeZone: string) {
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone });
  let morning = nextMorning(now, timeZone);
  while (weekday.format(morning) !== "Mon") morning = nextMorning(morning, timeZone);
  return morning;
}

/** The task "reports.weeklyEmail": the last seven days in an email, and the next one planned. Whose access is switched off, or account disabled, gets none until it is on again. */
export async function sendWeeklyEmail(
  tx: Transaction,
  { companyAdminId }: DataOf<typeof reportTasks.weeklyEmail>,
  { config, now }: TaskContext,
) {
  const [settings] = await tx
    .select()
    .from(reportSettings)
    .where(eq(reportSettings.companyAdminId, companyAdminId))
    .for("update");
  const [role] = await tx.select().from(roles).where(eq(roles.id, companyAdminId));
  const user = settings && (await findUser(tx, settings.userId));
  if (!user || !settings.weeklyEmail || !role) return;
  await planWeeklyEmail(tx, settings, new Date(now.getTime() + 1000));
  if (role.disabled || user.disabledAt) return;
  const today = dayOf(now, await timeZoneOf(tx, settings.companyId));
  const [from, to] = [daysAfter(today, -7), daysAfter(today, -1)];
  const report = await countReport(tx, {
    companyId: settings.companyId,
    userId: user.id,
    filters: { from, to },
    now,
  });
  const email = weeklyReport.render(
    { name: user.fullName, report, url: `${config.publicUrl}/hire/reports?from=${from}&to=${to}` },
    {
      postalAddress: config.MAIL_ADDRESS,
      unsubscribeUrl: `${config.publicUrl}/api/company-reports/stop?key=${settings.stopKey}`,
    },
  );
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "team", email }, now);
}

/** Asks before it stops anything, because mail scanners follow links. */
export async function showStopEmail({ db }: Context, stopKey: string) {
  await byKey(db, stopKey);
  return smallPage(
    "Weekly report",
    `<p>Unsubscribe from the weekly report?</p><form method="post"><button>Unsubscribe</button></form>`,
  );
}

/** One click in the mail program, or the button on the page. */
export async function stopEmail({ db, now }: Context, stopKey: string) {
  const settings = await byKey(db, stopKey);
  await db.transaction(async (tx) => {
    const stopped = { ...settings, weeklyEmail: false };
    await tx
      .update(reportSettings)
      .set({ weeklyEmail: false, changedAt: now() })
      .where(eq(reportSettings.companyAdminId, settings.companyAdminId));
    await planWeeklyEmail(tx, stopped, now());
  });
  return smallPage(
    "Weekly report",
    "<p>You won’t get the weekly report anymore. You can turn it on again under Reports.</p>",
  );
}

async function byKey(db: Context["db"], stopKey: string) {
  const [settings] = await db.select().from(reportSettings).where(eq(reportSettings.stopKey, stopKey));
  if (!settings) throw notFound("Report");
  return settings;
}

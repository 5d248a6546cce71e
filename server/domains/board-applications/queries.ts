import { eq } from "drizzle-orm";
import type { BoardWay } from "#contract/board-applications.ts";
import { accountScheme } from "#contract/job-feeds.ts";
import type { Reader } from "#server/database/open.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import { findFeedOfJob } from "#server/domains/jobs/index.ts";
import { wayTo } from "#server/outside/ats/send-application.ts";
import { boardApplications, boardForwardings } from "./tables.ts";

/** Why a board did not take an application. */
export const keyRefused = "The board refused the API key. Enter it again under Integrations.";

/** How applications reach a feed: an account by its address, a board by its system. */
export function wayOf({ system, address }: { system: string; address: string | null }): BoardWay {
  if (!address) return "none";
  return address.startsWith(accountScheme) ? "account" : wayTo(system);
}

/** The board that an application's job comes from, what was chosen for it, and what became of the application there. */
export async function findAtBoard(db: Reader, applicationId: string) {
  const application = await findApplication(db, applicationId);
  const feed = application && (await findFeedOfJob(db, application.jobId));
  if (!feed) return null;
  const [forwarding] = await db.select().from(boardForwardings).where(eq(boardForwardings.feedId, feed.id));
  const [sent] = await db
    .select()
    .from(boardApplications)
    .where(eq(boardApplications.applicationId, applicationId));
  return { application, feed, forwarding, sent };
}
export type AtBoard = NonNullable<Awaited<ReturnType<typeof findAtBoard>>>;

import { and, eq, isNotNull } from "drizzle-orm";
import { publications, storyPath } from "#shared/stories/publications.data.ts";
import { storyGraceMs } from "#shared/stories/story-states.ts";
import type { Transaction } from "#server/database/open.ts";
import { storyEvents, takeUntold } from "#server/domains/content/index.ts";
import { newStories } from "#server/emails/new-stories.ts";
import type { EventData } from "#server/events/define-event.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { subscriptionKey } from "./subscriptions.ts";
import { pageSubscriptions } from "./tables.ts";
import { trackingTasks } from "./tasks.ts";

/** A story is or will be live: an hour later its publication's subscribers are told. One that is scheduled anew or moved meanwhile is told of once, where it stands then. */
export async function planTellingReaders(
  tx: Transaction,
  { storyId, publication, liveAt }: EventData<typeof storyEvents.setLive>,
) {
  const at = new Date(new Date(liveAt).getTime() + storyGraceMs);
  await enqueue(tx, trackingTasks.tellReaders, { data: { publication }, at, key: `new-stories:${storyId}` });
}

/** The task "tracking.tellReaders": one email to each subscriber with the stories that were live for an hour and are new to them. Each is told of once. */
export async function tellReaders(
  tx: Transaction,
  { publication }: DataOf<typeof trackingTasks.tellReaders>,
  { config, now }: TaskContext,
) {
  const stories = await takeUntold(tx, { now, publication });
  if (stories.length === 0) return;
  const subscribers = await tx
    .select()
    .from(pageSubscriptions)
    .where(and(eq(pageSubscriptions.publication, publication), isNotNull(pageSubscriptions.confirmedAt)));
  const { title, path } = publications[publication];
  for (const { id, email: to, toldUntil } of subscribers) {
    const fresh = stories.filter(({ publishAt }) => publishAt > toldUntil);
    if (fresh.length === 0) continue;
    const email = newStories.render(
      {
        publication: title,
        stories: fresh.map((story) => ({
          title: story.title,
          excerpt: story.excerpt,
          url: config.publicUrl + storyPath(publication, story.slug),
        })),
        url: config.publicUrl + path,
      },
      {
        postalAddress: config.MAIL_ADDRESS,
        unsubscribeUrl: `${config.publicUrl}/api/page-subscriptions/stop?key=${subscriptionKey(config, id)}`,
      },
    );
    await enqueueEmail(tx, { to, userId: null, category: "matches", email }, now);
  }
}

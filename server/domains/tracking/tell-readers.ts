import { and, eq, isNotNull } from "drizzle-orm";
import { publications, storyPath } from "#shared/stories/publications.data.ts";
import { storyGraceMs } from "#shared/stories/story-states.ts";
import type { Transaction } from "#server/database/open.ts";
import { publishedStories, storyEvents } from "#server/domains/content/index.ts";
import { newStories } from "#server/emails/new-stories.ts";
import type { EventData } from "#server/events/define-event.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { subscriptionKey } from "./subscriptions.ts";
import { pageSubscriptions } from "./tables.ts";
import { trackingTasks } from "./tasks.ts";

const mostListed = 10;

/** A story is or will be live: an hour later its publication's subscribers are told. One that is scheduled anew is told of once. */
export async function planTellingReaders(
  tx: Transaction,
  { storyId, publication, liveAt }: EventData<typeof storyEvents.setLive>,
) {
  const at = dueAt(liveAt);
  await enqueue(tx, trackingTasks.tellReaders, { data: { publication }, at, key: `new-stories:${storyId}` });
}

/** A story stands elsewhere before anyone was told of it: the readers there are told instead. Later than that nobody is, since the first were. */
export async function planTellingOthers(
  tx: Transaction,
  story: EventData<typeof storyEvents.moved>,
  movedAt: Date,
) {
  if (dueAt(story.liveAt) > movedAt) await planTellingReaders(tx, story);
}

const dueAt = (liveAt: string) => new Date(new Date(liveAt).getTime() + storyGraceMs);

/** The task "tracking.tellReaders": one email to each subscriber with the stories that are new to them. */
export async function tellReaders(
  tx: Transaction,
  { publication }: DataOf<typeof trackingTasks.tellReaders>,
  { config, now }: TaskContext,
) {
  const stories = await publishedStories(tx, { now, publication, limit: mostListed });
  const subscribers = await tx
    .select()
    .from(pageSubscriptions)
    .where(and(eq(pageSubscriptions.publication, publication), isNotNull(pageSubscriptions.confirmedAt)))
    .for("update");
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
  await tx
    .update(pageSubscriptions)
    .set({ toldUntil: now })
    .where(eq(pageSubscriptions.publication, publication));
}

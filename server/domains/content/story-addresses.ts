import { type SQL, and, arrayContains, eq, or } from "drizzle-orm";
import type { StoryRow } from "./present.ts";
import { stories } from "./tables.ts";

type Placed = Pick<StoryRow, "contentType" | "slug">;

/** Where a story is found: "blog/read-a-job-ad". Both blogs share their addresses, so that a story keeps its own between them. */
const addressOf = ({ contentType, slug }: Placed) => `${contentType}/${slug}`;

export function isAt({ contentType, slug }: Placed): SQL {
  return and(eq(stories.contentType, contentType), eq(stories.slug, slug))!;
}

/** Stories that are at an address, or were while they were published. */
export function isOrWasAt(placed: Placed): SQL {
  return or(isAt(placed), arrayContains(stories.oldAddresses, [addressOf(placed)]))!;
}

/** The addresses of a story with the one it has, which stays its own also where it is taken back and renamed. */
export function addressesWith(story: StoryRow): string[] {
  return [...new Set([...story.oldAddresses, addressOf(story)])];
}

/** The addresses that lead to a story after it moved: those before, with the one it had where that was public. One it comes back to stays among them. */
export function oldAddressesAfter(before: StoryRow, now: Date): string[] {
  const wasPublic = before.publishAt !== null && before.publishAt <= now;
  return wasPublic ? addressesWith(before) : before.oldAddresses;
}

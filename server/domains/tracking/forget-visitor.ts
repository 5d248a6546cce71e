import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { bufferOf } from "./event-buffer.ts";
import { visitorEvents } from "./tables.ts";

/** Someone no longer agrees: what was recorded of them goes, and what is still to be written. */
export async function forgetVisitor(context: Pick<Context, "db" | "outside">, visitorId: string) {
  const buffer = bufferOf(context);
  buffer.forget(visitorId);
  await buffer.flush();
  await context.db.delete(visitorEvents).where(eq(visitorEvents.visitorId, visitorId));
}

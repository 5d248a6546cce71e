import { z } from "zod";
import { Id, Instant } from "./shapes.ts";

export const PasskeyName = z
  .string()
  .trim()
  .min(1, "Give this passkey a name")
  .max(60, "A name can have at most 60 characters");
/** What the browser is asked, and what it answers, in the JSON of the WebAuthn standard. */
const Ceremony = z.record(z.string(), z.unknown());
export const Asked = z.object({ options: Ceremony });
export const Answered = z
  .object({ id: z.string().max(2000), type: z.literal("public-key") })
  .catchall(z.unknown());

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});

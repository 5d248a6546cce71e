import { z } from "zod";
import { anyEmployee, del, get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** A browser that shows notifications while the product is closed. */
export const PushDevice = z.object({
  id: Id,
  name: z.string(),
  /** Where its push service takes them; by it a browser knows itself in the list. */
  endpoint: z.string(),
  createdAt: Instant,
  pushedAt: Instant.nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 22:00");
/** From when to when nothing is pushed, on the person's own clock; over midnight where it ends earlier than it begins. */
export const QuietHours = z.object({ from: clockTime, to: clockTime }).refine(({ from, to }) => from !== to, {
  path: ["to"],
  error: "Choose an end that differs from the start",
});
export type QuietHours = z.infer<typeof QuietHours>;
export const PushSettings = z.object({ quietHours: QuietHours.nullable() });
export type PushSettings = z.infer<typeof PushSettings>;
/** With the hours that come back when quiet hours are turned on again. */
const ShownSettings = PushSettings.extend({ whenOn: QuietHours });

const person = ["candidate", ...anyEmployee, "company"] as const;

/** Notifications by Web Push (RFC 8030, RFC 8291). */
export const push = {
  /** The key of this installation (RFC 8292), which browsers ask for when they subscribe. */
  key: get("/push/key", { access: person, response: z.object({ publicKey: z.string() }) }),
  devices: get("/push/devices", { access: person, response: z.array(PushDevice) }),
  /** Of the session that asks; it ends with it. */
  addDevice: post("/push/devices", {
    access: person,
    status: 201,
    perMinute: 20,
    body: z.object({
      endpoint: z.url({ protocol: /^https?$/, error: "Must be the address of a push service" }).max(2000),
      /** 65 and 16 bytes, base64url. */
      keys: z.object({
        p256dh: z.string().regex(/^[\w-]{87}=?$/, "Must be a public key on P-256"),
        auth: z.string().regex(/^[\w-]{22}={0,2}$/, "Must have 16 bytes"),
      }),
    }),
    response: PushDevice,
  }),
  removeDevice: del("/push/devices/:id", { access: person, row: "pushDevice", response: Done }),
  settings: get("/push/settings", { access: person, response: ShownSettings }),
  setSettings: patch("/push/settings", {
    access: person,
    body: PushSettings,
    response: ShownSettings,
  }),
};

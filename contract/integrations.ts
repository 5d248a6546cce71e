import { z } from "zod";
import { apiScopes } from "./api-scopes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";
import { testEvent, webhookEvents } from "./webhook-events.ts";

export const mostApiKeys = 20;
export const mostWebhooks = 10;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Its last four characters, to tell it from others. */
  ending: z.string(),
  /** Whom it acts for: it may never do more than they may. */
  madeBy: z.object({ companyAdminId: Id, fullName: z.string() }),
  /** False once its maker has no access anymore. */
  works: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const events = z.array(z.enum(webhookEvents)).min(1, "Choose at least one event").max(webhookEvents.length);
const Address = z
  .string()
  .trim()
  .max(1000)
  .refine((url) => URL.canParse(url) && /^https?:/.test(url), "Please enter a valid URL");
const webhookFields = {
  url: Address,
  events,
  /** Names and emails of applicants beside their ids. */
  withPeople: z.boolean(),
};

export const Webhook = z.object({
  id: Id,
  ...webhookFields,
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  /** Since when nothing arrives there; null while all is well. */
  failingSince: Instant.nullable(),
  createdAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;
/** With the secret its signatures are made with, which is told once. */
const WithSecret = Webhook.extend({ secret: z.string() });

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export const Delivery = z.object({
  id: Id,
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** What the other server answered with; null where it did not. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  createdAt: Instant,
  /** When it is tried next; null where it is not. */
  dueAt: Instant.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Addresses, keys and what was sent where are read by whoever connects systems, and by nobody else. */
const change = { access: "company", permission: "integrations" } as const;
const proven = { ...change, proven: true } as const;
const oneHook = { row: "webhook" } as const;

/** How other programs work with a company's jobs and applications. */
export const integrations = {
  keys: get("/company-api-keys", { ...change, response: z.array(ApiKey) }),
  /** The key itself is in this answer only. */
  createKey: post("/company-api-keys", {
    ...proven,
    status: 201,
    perHour: 30,
    body: z.object({
      name: z.string({ error: "Name the key" }).trim().min(1, "Name the key").max(80),
      scopes: z.array(z.enum(apiScopes)).min(1, "Choose what the key may do").max(apiScopes.length),
    }),
    response: ApiKey.extend({ key: z.string() }),
  }),
  revokeKey: del("/company-api-keys/:id", { ...change, row: "apiKey", response: Done }),

  webhooks: get("/company-webhooks", { ...change, response: z.array(Webhook) }),
  createWebhook: post("/company-webhooks", {
    ...proven,
    status: 201,
    body: z.object({ ...webhookFields, withPeople: webhookFields.withPeople.default(false) }),
    response: WithSecret,
  }),
  changeWebhook: patch("/company-webhooks/:id", {
    ...proven,
    ...oneHook,
    body: z.object({ ...webhookFields, enabled: z.boolean() }).partial(),
    response: Webhook,
  }),
  removeWebhook: del("/company-webhooks/:id", { ...change, ...oneHook, response: Done }),
  /** A new secret; the old one signs nothing anymore. */
  renewSecret: post("/company-webhooks/:id/secret", { ...proven, ...oneHook, response: WithSecret }),
  testWebhook: post("/company-webhooks/:id/test", {
    ...proven,
    ...oneHook,
    perMinute: 20,
    response: Delivery,
  }),
  /** The last hundred. */
  deliveries: get("/company-webhooks/:id/deliveries", { ...change, ...oneHook, response: z.array(Delivery) }),
  /** Sends one again, or without its id every one that failed. */
  replay: post("/company-webhooks/:id/replay", {
    ...proven,
    ...oneHook,
    perMinute: 20,
    body: z.object({ deliveryId: Id.optional() }),
    response: z.object({ count: z.number().int() }),
  }),
};

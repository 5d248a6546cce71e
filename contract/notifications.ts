import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Count, Id, Instant } from "./shapes.ts";

/** What a toast or a notification says and where it leads. */
export const Toast = z.object({
  url: z.string().nullable(),
  text: z.string(),
  title: z.string(),
  type: z.enum(["info", "success", "warning", "error"]).default("info"),
  canUndo: z.boolean().default(false),
});
export type Toast = z.infer<typeof Toast>;

export const Notification = Toast.extend({
  id: Id,
  /** Pending until it was read. */
  state: z.enum(["pending", "read"]),
  /** Which of the person's apps it belongs to. */
  audience: z.enum(["candidate", "company", "employee"]),
  event: z.string(),
  applicationId: Id.nullable(),
  jobId: Id.nullable(),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;

const paging = {
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(24),
};

export const OutboxEmail = z.object({
  id: Id,
  recipient: z.string(),
  category: z.string(),
  subject: z.string(),
  /** What a mailbox shows beside the subject. */
  preheader: z.string(),
  state: z.enum(["waiting", "sent", "kept", "suppressed", "failed"]),
  error: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
});
const unsubscribeQuery = z.object({ token: z.string().min(1).max(400) });
/** A small page for people; mail programs read the status alone. */
const UnsubscribePage = z.unknown();

export const notifications = {
  list: get("/notifications", {
    access: "signed-in",
    query: z.object({
      audience: z.enum(["candidate", "company", "employee"]).optional(),
      state: z.enum(["pending", "read"]).optional(),
      ...paging,
    }),
    response: z.object({
      notifications: z.array(Notification),
      unread: z.number().int(),
      total: z.number().int(),
    }),
  }),
  read: patch("/notifications/:id", {
    access: "signed-in",
    row: "notification",
    body: z.object({ state: z.enum(["pending", "read"]).default("read") }),
    response: Notification,
  }),
  readAll: patch("/notifications/read-all", {
    access: "signed-in",
    body: z.object({ audience: z.enum(["candidate", "company", "employee"]).optional() }),
    response: Count,
  }),
  /** Tells what the link would stop; changes nothing, because mail scanners follow links. */
  unsubscribePage: get("/unsubscribe", {
    access: "public",
    link: true,
    perMinute: 60,
    query: unsubscribeQuery,
    response: UnsubscribePage,
  }),
  /** One click in the mail program (RFC 8058), or the button on the page. */
  unsubscribe: post("/unsubscribe", {
    access: "public",
    link: true,
    perMinute: 60,
    query: unsubscribeQuery,
    response: UnsubscribePage,
  }),
  outbox: get("/admin/outbox", {
    access: "admin",
    query: z.object({
      search: z.string().trim().max(200).optional(),
      category: z.string().max(40).optional(),
      state: z.enum(["waiting", "sent", "kept", "suppressed", "failed"]).optional(),
      ...paging,
    }),
    response: z.object({ emails: z.array(OutboxEmail), total: z.number().int() }),
  }),
  email: get("/admin/outbox/:id", {
    access: "admin",
    row: "email",
    response: OutboxEmail.extend({
      text: z.string(),
      html: z.string(),
      unsubscribeUrl: z.string().nullable(),
    }),
  }),
};

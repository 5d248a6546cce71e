import { z } from "zod";
import { applicationStates } from "./application-shapes.ts";
import { Message } from "./chat/shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { StoredFile } from "./files.ts";
import { neededWords } from "./sent-words.ts";
import { Count, Done, Id, Instant } from "./shapes.ts";

const both = ["candidate", "company"] as const;
export const chatGroupNames = ["all", "applied", "invited", "archived"] as const;

const Person = z.object({ userId: Id, fullName: z.string(), profilePicture: z.string().nullable() });
/** A conversation about one application, as its viewer lists it. */
export const Conversation = z.object({
  applicationId: Id,
  /** The channel of the chat service, and the team's own beside it; null for the candidate. */
  cid: z.string(),
  teamCid: z.string().nullable(),
  applicationState: z.enum(applicationStates),
  stage: z.string().nullable(),
  shownAs: z.string(),
  /** Closed conversations are read only. */
  closed: z.boolean(),
  archived: z.boolean(),
  job: z.object({ id: Id, jobTitle: z.string() }),
  company: z.object({
    id: Id,
    companyName: z.string(),
    companyLogo: z.string().nullable(),
    slug: z.string(),
  }),
  /** Without a user while someone who was invited by email has no account. */
  candidate: Person.extend({ id: Id, userId: Id.nullable() }),
  team: z.array(Person),
  lastMessage: z
    .object({
      id: z.string(),
      text: z.string(),
      at: Instant,
      fromMe: z.boolean(),
      fromName: z.string().nullable(),
      hasAttachments: z.boolean(),
    })
    .nullable(),
  unread: z.number().int(),
  teamUnread: z.number().int(),
  lastActivityAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

const Author = z.object({ id: z.string(), name: z.string().optional(), image: z.string().optional() });
/** As much of a message as is shown before the connection to the chat service is open, under that service's names. */
export const RecentMessage = z
  .object(Message.shape)
  .pick({
    id: true,
    type: true,
    text: true,
    attachments: true,
    quoted_message_id: true,
    reaction_counts: true,
    reply_count: true,
    pinned: true,
    silent: true,
    created_at: true,
  })
  .extend({
    user: Author.nullable(),
    mentioned_users: z.array(Author),
    thread_participants: z.array(Author).optional(),
    quoted_message: z
      .object({ id: z.string(), type: Message.shape.type, text: z.string(), user: Author.nullable() })
      .optional(),
    poll: z.object({ name: z.string() }).optional(),
    message_text_updated_at: Instant.optional(),
  });
export type RecentMessage = z.infer<typeof RecentMessage>;

const Requests = z.object({ requestIds: z.array(Id).min(1).max(100) });
const Changed = z.object({ requestIds: z.array(Id) });
/** As many characters as a message may have. */
export const longestMessage = 5000;

const text = z
  .string()
  .trim()
  .min(1, "Write a message first")
  .max(longestMessage, "A message can have at most 5,000 characters");

/** After how many days a follow-up goes out. */
export const followUpDays = [1, 2, 3] as const;
export type FollowUpDays = (typeof followUpDays)[number];
/** A scheduled message in a team member's name, canceled if the candidate writes first. */
const FollowUp = z.object({ text: z.string(), at: Instant });
const followUp = { access: "company", row: "application" } as const;
/** Words that go out in the company's name. */
export const sending = ["applicants", "messages"] as const;

/** Who talks to whom: conversations between candidates and hiring teams, over the chat service. */
export const messaging = {
  conversations: get("/conversations", {
    access: both,
    query: z.object({
      group: z.enum(chatGroupNames).default("all"),
      /** For people who are both: as whom they look. */
      as: z.enum(both).optional(),
      /** Parts of the names of the person, the job or the company. */
      words: z.string().trim().max(100).optional(),
      /** Only the one about this application, also where it is archived. */
      applicationId: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      skip: z.coerce.number().int().min(0).default(0),
    }),
    response: z.object({
      items: z.array(Conversation),
      /** In the group, with the words. */
      total: z.number().int(),
      counts: z.object({ all: z.number(), applied: z.number(), invited: z.number(), archived: z.number() }),
      /** Conversations with something unread, over all that are not archived. */
      unread: z.number().int(),
    }),
  }),
  conversation: get("/conversations/:id", { access: both, row: "application", response: Conversation }),
  /** The last messages, oldest first, without those of people the reader blocked. */
  recentMessages: get("/conversations/:id/messages", {
    access: both,
    row: "application",
    response: z.object({ messages: z.array(RecentMessage) }),
  }),
  /** A file of the conversation, or of its team's own, with a fresh link. */
  attachment: get("/conversations/:id/attachments/:fileId", {
    access: both,
    row: "application",
    response: StoredFile,
  }),
  followUp: get("/conversations/:id/follow-up", {
    ...followUp,
    response: z.object({ followUp: FollowUp.nullable() }),
  }),
  planFollowUp: post("/conversations/:id/follow-up", {
    ...followUp,
    permission: sending,
    body: z.object({ text: neededWords(longestMessage), days: z.literal(followUpDays) }),
    response: FollowUp,
    perMinute: 60,
  }),
  cancelFollowUp: del("/conversations/:id/follow-up", { ...followUp, response: Done }),
  /** An administrator's token for the chat service, where they review what was reported. */
  moderatorToken: post("/admin/moderation/token", {
    access: "admin",
    response: z.object({ userId: z.string(), token: z.string() }),
  }),
  createChannels: post("/candidate/:id/messaging/channels", {
    access: "candidate",
    row: "candidate",
    response: Count,
  }),
  archive: patch("/requests/channels/archive", {
    access: both,
    permission: "applicants",
    body: Requests,
    response: Changed,
  }),
  unArchive: patch("/requests/channels/un-archive", {
    access: both,
    permission: "applicants",
    body: Requests,
    response: Changed,
  }),
  archiveAndClose: patch("/requests/channels/archive-and-close", {
    access: "company",
    permission: "applicants",
    body: Requests,
    response: Changed,
  }),
  unArchiveAndOpen: patch("/requests/channels/un-archive-and-open", {
    access: "company",
    permission: "applicants",
    body: Requests,
    response: Changed,
  }),
  unArchiveCandidate: patch("/requests/channels/:id/un-archive-candidate", {
    access: both,
    permission: "applicants",
    row: "application",
    response: Changed,
  }),
  messageUser: post("/users/:id/message", {
    access: both,
    permission: sending,
    row: "user",
    body: z.object({ text, requestId: Id.optional() }),
    response: z.object({ requestId: Id, messageId: z.string() }),
    perMinute: 60,
  }),
  messageUsers: post("/users/message", {
    access: "company",
    permission: sending,
    body: z.object({ userIds: z.array(Id).min(1).max(100), text }),
    response: z.object({ sent: z.array(Id), skipped: z.array(Id) }),
    perMinute: 20,
  }),
};

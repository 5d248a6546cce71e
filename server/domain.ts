import type { contract } from "#contract/index.ts";
import type { Database } from "./database/open.ts";
import type { Mailbox } from "./inbound-email/inbound-email.ts";
import type { Reaction } from "./events/events.ts";
import type { TaskRunner } from "./tasks/define-task.ts";

/** What a domain hands the server: the functions behind its endpoints, its tasks, its reactions to events, what it takes of emails, and what it has waiting from every start on. */
export interface Domain {
  handlers: { [name in keyof typeof contract]?: object };
  tasks?: readonly TaskRunner[];
  reactions?: readonly Reaction[];
  mailboxes?: readonly Mailbox[];
  onStart?: readonly ((db: Database, now: Date) => Promise<unknown>)[];
}

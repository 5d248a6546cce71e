import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";

/** An email that someone sent to one of our addresses. */
export interface InboundEmail {
  /** The same for each copy of it that arrives. */
  id: string;
  /** The address of its author, in lower case. */
  from: string;
  /** Whom it is addressed to, in lower case. */
  recipients: string[];
  /** Sent by a program: a vacation notice, a bounce, a newsletter, or one of our own. */
  automatic: boolean;
  text: string;
  html: string;
  attachments: InboundFile[];
  /** What a mail server reports about an email of ours that it could not deliver. */
  report: DeliveryReport | null;
}

/** A delivery report (RFC 3464), as far as it is read. */
export interface DeliveryReport {
  /** The address it speaks of, in lower case. */
  recipient: string | null;
  /** Its mailbox doesn't exist: no later email will arrive either. */
  isGone: boolean;
  /** What the mail server said: "550 5.1.1 No such user". */
  reason: string;
  /** The email it is about, as its returned headers name it. */
  emailId: string | null;
}

export interface InboundFile {
  name: string;
  bytes: Buffer;
  /** Named in the HTML, as pictures within a text are. */
  contentId: string | null;
}

/** What became of an email, in one word and in a sentence. */
export interface Received {
  outcome: "added" | "repeated" | "recorded" | "ignored" | "refused" | "unknown";
  message: string;
}

export const unknownAddress: Received = {
  outcome: "unknown",
  message: "This address doesn’t take email, or no longer does.",
};

interface Arrival {
  /** What stands in the address after the name of the mailbox. */
  token: string;
  email: InboundEmail;
}
/** Takes the email for one kind of our addresses, "reply" of reply+token@replies.example. */
export interface Mailbox {
  name: string;
  receive(tx: Transaction, arrival: Arrival, context: TaskContext): Promise<Received>;
}

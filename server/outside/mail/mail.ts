/** The key of a sender's domain (RFC 6376). */
export interface Dkim {
  domainName: string;
  keySelector: string;
  /** As PEM. */
  privateKey: string;
}

export interface Email {
  /** When not the usual sender. */
  from?: { name: string; address: string };
  dkim?: Dkim;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go, when not to the sender. */
  replyTo?: string;
  /** Where what can't be delivered is reported, when not to the sender. */
  returnPath?: string;
  headers: Record<string, string>;
  /** An invitation, or what takes one back (RFC 5546). */
  calendar?: CalendarPart;
}

export interface CalendarPart {
  method: string;
  text: string;
}

/** Hands an email to the world. The outbox keeps every email, whatever this does with it. */
export interface Mail {
  /** True when emails really leave; otherwise they are only kept for reading in the admin app. */
  leaves: boolean;
  /** Throws AddressRefused when trying again is of no use. */
  send(email: Email): Promise<void>;
}

/** The receiving side says that this address will never take an email. */
export class AddressRefused extends Error {}

/** "Parallel <hello@parallel.example>" is known by what stands between the brackets. */
export function addressIn(sender: string) {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

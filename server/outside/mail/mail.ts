export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Hands a letter to the world. The outbox keeps every letter, whatever this does with it. */
export interface Mail {
  /** True when letters really leave; otherwise they are only kept for reading in the admin app. */
  leaves: boolean;
  /** Throws AddressRefused when trying again is of no use. */
  send(letter: Letter): Promise<void>;
}

/** The receiving side says that this address will never take a letter. */
export class AddressRefused extends Error {}

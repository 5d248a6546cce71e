/** One event as it came. */
export interface Frame {
  type: string;
  created_at?: string;
  [field: string]: unknown;
}
/** How far a line has heard, for whoever carries on with it. */
export interface Seen {
  connectionId: string;
  sequence: number;
}
export interface WireEnds {
  onFrame(frame: Frame): void;
  onClose(): void;
}
/** One attempt's way to the service: a websocket, or polls that wait. */
export interface Wire {
  send(frame: Frame): void;
  /** Hangs up; `leaving` tells the service that nobody will carry on. */
  close(leaving: boolean): void;
}
/** What a line tells its owner. */
export interface LineEnds {
  /** The address for one attempt; a resumed one quotes what was seen last. */
  address(path: "connect" | "longpoll", resume: Seen | null): Promise<string>;
  onFrame(frame: Frame): void;
  /** Told for each opening: whether the service carries on where the last wire broke off. */
  onOpen(hello: Frame, resumed: boolean): void;
  onLost(): void;
  /** The service does not want us: told with its code; true means to try again. */
  onRefused(code: number): boolean;
  fetch?: typeof fetch;
  firstRetryMs?: number;
}

/** Codes of the service about tokens: one that ran out, and one that lets nobody in. */
export const tokenExpired = 40;
export const tokenRefused = 5;

/** One event as it came. */
export interface Frame {
  type: string;
  created_at?: string;
  [field: string]: unknown;
}
/** How far a connection got, for the one that resumes it. */
export interface Seen {
  connectionId: string;
  sequence: number;
}
export interface TransportEvents {
  onFrame(frame: Frame): void;
  onClose(): void;
}
/** One way to the service: a websocket or long polls. */
export interface Transport {
  send(frame: Frame): void;
  /** Closes; `leaving` tells the service that nobody will resume. */
  close(leaving: boolean): void;
}
/** What a connection calls its owner with. */
export interface ConnectionEvents {
  /** The address for one attempt; a resumed one quotes what was seen last. */
  address(path: "connect" | "longpoll", resume: Seen | null): Promise<string>;
  onFrame(frame: Frame): void;
  /** Called on each opening: whether the service resumes where the last transport broke off. */
  onOpen(hello: Frame, resumed: boolean): void;
  onLost(): void;
  /** The service refused, with this code; true means to try again. */
  onRefused(code: number): boolean;
  fetch?: typeof fetch;
  firstRetryMs?: number;
}

/** Codes of the service about tokens: one that expired, and one that is not valid. */
export const tokenExpired = 40;
export const tokenRefused = 5;

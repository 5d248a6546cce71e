export interface Frame {
  type: string;
  created_at?: string;
  [field: string]: unknown;
}
interface Handed {
  /** The address for one attempt; a resumed one quotes what was seen last. */
  address(resume: { connectionId: string; sequence: number } | null): Promise<string>;
  onFrame(frame: Frame): void;
  /** Told for each opening: whether the server carries on where the last socket broke off. */
  onOpen(hello: Frame, resumed: boolean): void;
  onLost(): void;
  /** The server does not want us: told with its code; true means to try again. */
  onRefused(code: number): boolean;
  firstRetryMs?: number;
}

const longestRetryMs = 15_000;
const openWithinMs = 15_000;
const keepAliveMs = 25_000;
const silenceMs = 70_000;
const leaving = 4000;

/** One socket that is always on its way back: backs off, quotes what it saw last, hands frames on in order, once. */
export class ChatSocket {
  private readonly handed: Handed;
  private socket: WebSocket | null = null;
  private seen: { connectionId: string; sequence: number } | null = null;
  private failures = 0;
  private wanted = false;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private keepAlive: ReturnType<typeof setInterval> | undefined;

  constructor(handed: Handed) {
    this.handed = handed;
  }

  open() {
    if (this.wanted) return;
    this.wanted = true;
    this.keepAlive = setInterval(() => this.checkSilence(), keepAliveMs);
    void this.attempt();
  }

  close() {
    this.wanted = false;
    this.seen = null;
    clearTimeout(this.retry);
    clearInterval(this.keepAlive);
    this.drop();
  }

  /** Tries at once instead of waiting. */
  hurry() {
    if (!this.wanted || this.socket) return;
    clearTimeout(this.retry);
    void this.attempt();
  }

  private async attempt() {
    let socket: WebSocket;
    try {
      socket = new WebSocket(await this.handed.address(this.seen));
    } catch {
      return this.later();
    }
    if (!this.wanted) return socket.close();
    this.socket = socket;
    this.heardAt = Date.now();
    const tooSlow = setTimeout(() => this.lose(socket), openWithinMs);
    socket.addEventListener("message", ({ data }) => {
      if (this.socket !== socket) return;
      clearTimeout(tooSlow);
      this.hear(JSON.parse(String(data)) as Frame, socket);
    });
    socket.addEventListener("close", () => {
      clearTimeout(tooSlow);
      this.lose(socket);
    });
    socket.addEventListener("error", () => this.lose(socket));
  }

  private hear(frame: Frame, socket: WebSocket) {
    this.heardAt = Date.now();
    if (frame.type === "error") return this.refused(frame, socket);
    if (frame.type === "health.check") {
      if ("resumed" in frame) this.greet(frame);
      return;
    }
    const sequence = Number(frame.sequence);
    if (!this.seen || sequence <= this.seen.sequence) return;
    this.seen.sequence = sequence;
    this.handed.onFrame(frame);
  }

  private greet(frame: Frame) {
    const resumed = frame.resumed === true;
    this.failures = 0;
    if (!resumed) this.seen = { connectionId: String(frame.connection_id), sequence: 0 };
    this.handed.onOpen(frame, resumed);
  }

  private refused(frame: Frame, socket: WebSocket) {
    const { code } = frame.error as { code: number };
    this.seen = null;
    if (!this.handed.onRefused(code)) this.wanted = false;
    this.lose(socket);
  }

  private lose(socket: WebSocket) {
    if (this.socket !== socket) return;
    this.drop();
    this.handed.onLost();
    this.later();
  }

  private later() {
    if (!this.wanted) return;
    const first = this.handed.firstRetryMs ?? 1000;
    const wait = Math.min(longestRetryMs, first * 2 ** Math.min(this.failures++, 10));
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.attempt(), wait * (0.5 + Math.random() / 2));
  }

  private drop() {
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close(leaving);
  }

  private checkSilence() {
    const { socket } = this;
    if (!socket) return;
    if (Date.now() - this.heardAt > silenceMs) return this.lose(socket);
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "health.check" }));
  }
}

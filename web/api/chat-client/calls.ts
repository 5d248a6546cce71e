import { addressOf } from "#contract/client.ts";
import { refuseWrongInput } from "./wrong-input.ts";
import { tokenExpired, tokenRefused } from "./transport.ts";
import { countsNanoseconds, withInstants } from "./whole-times.ts";
import type { Answer, Endpoint, Input } from "#contract/endpoint.ts";

/** A call that the chat service refused, with its code. */
export class ChatCallRefused extends Error {
  override name = "ChatCallRefused";
  readonly code: number;
  readonly statusCode: number;
  constructor({ code, StatusCode, message }: { code: number; StatusCode: number; message: string }) {
    super(message);
    this.code = code;
    this.statusCode = StatusCode;
  }
}

export interface Way {
  /** Where the chat service is, in full: the page's own origin and /chat. */
  url: string;
  apiKey: string;
  /** Gives the person's token; asked again when the old one has run out. */
  token(): Promise<string>;
  /** Whose calls they are; left out by whoever has no account. */
  userId?: string;
  /** Without an account one may read, and make oneself a guest. */
  anonymous?: boolean;
  /** A guest has one token and no other: when it has ended, they are a guest no more. */
  guest?: boolean;
  fetch?: typeof fetch;
}
interface Asked {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}
const timeoutMs = 3000;
/** The first call opens the connection too and may take longer. */
const warmUpMs = 15_000;
const methods: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
const tokenTries = 3;

/** Calls an endpoint of the chat contract as the person, bound to their socket. */
export class Calls {
  /** The socket that watching is bound to. */
  connectionId: string | null = null;
  private readonly way: Way;
  private held: Promise<string> | null = null;
  private warm = false;

  constructor(way: Way) {
    this.way = way;
  }

  token() {
    if (this.way.anonymous) return Promise.resolve("");
    this.held ??= this.way.token();
    this.held.catch(() => (this.held = null));
    return this.held;
  }
  forgetToken() {
    this.held = null;
  }

  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> {
    if (!methods.has(endpoint.method)) throw new Error("Invalid request type");
    refuseWrongInput(input as Asked);
    for (let attempt = 1; ; attempt++) {
      const used = this.held;
      try {
        return await this.once(endpoint, input);
      } catch (error) {
        const code = error instanceof ChatCallRefused ? error.code : null;
        const renews = code === tokenExpired || (code === tokenRefused && attempt === 1);
        if (this.way.guest || !renews || attempt === tokenTries) throw error;
        // Of several calls refused together the first fetches a new token, and the others use it.
        if (used === this.held || used === null) this.forgetToken();
        if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
      }
    }
  }

  private async once<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> {
    const { params, query, body } = input as Asked;
    const { url, apiKey, userId, anonymous, fetch: send = fetch } = this.way;
    const address = addressOf(endpoint, {
      params,
      query: { ...query, api_key: apiKey, user_id: userId, connection_id: this.connectionId ?? undefined },
    });
    const token = await this.token();
    const response = await send(`${url}${address}`, {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: token }),
        "stream-auth-type": anonymous ? "anonymous" : "jwt",
        "x-stream-client": "parallel-web",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(this.warm ? timeoutMs : warmUpMs),
    });
    this.warm = true;
    const answer: unknown = await response.json();
    if (!response.ok) throw new ChatCallRefused(answer as ConstructorParameters<typeof ChatCallRefused>[0]);
    return (countsNanoseconds(endpoint) ? withInstants(answer) : answer) as Answer<E>;
  }
}

/** True when the same call may go well a little later: no answer, too many calls, or a fault of the server. */
export function isWorthAnotherTry(error: unknown) {
  return !(error instanceof ChatCallRefused) || error.statusCode === 429 || error.statusCode >= 500;
}

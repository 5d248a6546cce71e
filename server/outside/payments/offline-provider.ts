import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { type Answer, OfflineAccount, declined } from "./offline-account.ts";
import type { Told } from "./offline-banks.ts";
import { cardPage } from "./offline-page.ts";

interface Settings {
  /** Where it keeps what it knows, so that it can be restarted. */
  file?: string;
  webhookSecret: string;
  /** Where its clock isn't that of the machine. */
  now?: () => Date;
  deliver(body: string, signature: string): Promise<unknown>;
}
/**
 * What happens to the next call that changes something: an answer in place of its effect, the effect with a connection that breaks
 * or an answer that never comes, or a bank that takes its time.
 */
export type Fault = 402 | 409 | 429 | 500 | "answer lost" | "no answer" | "processing";

const faultTypes = { 409: "idempotency_error", 429: "rate_limit_error", 500: "api_error" } as const;

/** A payment provider on this machine that speaks as Stripe does: for tests, and for development without an account there. */
export class OfflineProvider {
  readonly faults: Fault[] = [];
  /** Webhooks that wait until they are let go. */
  readonly held: string[] = [];
  holding = false;
  /** Whether it can do nothing for anyone. */
  away = false;
  readonly account: OfflineAccount;
  private readonly settings: Settings;
  private readonly server: Server;

  constructor(settings: Settings) {
    this.settings = settings;
    const { file, now } = settings;
    this.account = new OfflineAccount(
      file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined,
      now,
    );
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error: Error) => answer(response, failure(500, error.message)));
    });
  }

  /** It does not keep a process alive. */
  async listen(port = 0): Promise<URL> {
    await new Promise<void>((listening) => this.server.listen(port, "127.0.0.1", listening));
    this.server.unref();
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
  }
  close() {
    this.server.closeAllConnections();
    return new Promise<void>((closed) => this.server.close(() => closed()));
  }

  /** What someone does on the page where cards are typed. */
  typeCard(sessionId: string, number: string): string {
    const session = this.account.complete(sessionId, number);
    this.tellAlone({ type: "checkout.session.completed", object: session });
    return String(session.success_url).replace("{CHECKOUT_SESSION_ID}", sessionId);
  }

  /** What banks took their time over is decided, and told. */
  async banksAnswer() {
    await this.tellAll(this.account.banksAnswer());
  }
  /** The bank decides a dispute. */
  async endDispute(id: string, status: "won" | "lost") {
    await this.tellAll([this.account.endDispute(id, status)]);
  }
  private async tellAll(told: readonly Told[]) {
    this.keep();
    for (const each of told) await this.tell(each);
  }

  /** Sends the webhooks that were held: as often and in which order, one after the other or all at once. */
  async release({ times = 1, reversed = false, together = false } = {}) {
    const held = this.held.splice(0);
    const inTurn = reversed ? held.toReversed() : held;
    const events = Array.from({ length: times }, () => inTurn).flat();
    if (together) await Promise.all(events.map((event) => this.send(event)));
    else for (const event of events) await this.send(event);
  }

  private async serve(request: IncomingMessage, response: ServerResponse) {
    if (this.away) return answer(response, failure(503, "Away", faultTypes[500]));
    const { pathname, searchParams } = new URL(request.url!, "http://offline");
    const form = new URLSearchParams(await textOf(request));
    if (pathname.startsWith("/pay/")) return this.servePage(request, response, form);
    const changes = request.method !== "GET";
    const fault = changes ? this.faults.shift() : undefined;
    const key = String(request.headers["idempotency-key"] ?? "");
    const caller = { key, host: request.headers.host!, changes, slowBank: fault === "processing" };
    const given = changes ? form : searchParams;
    const made = typeof fault === "number" ? faulty(fault) : this.account.call(pathname, given, caller);
    this.keep();
    for (const each of made.events ?? []) this.tellAlone(each);
    if (fault === "answer lost") return void request.socket.destroy();
    if (fault === "no answer") return;
    answer(response, made);
  }

  private servePage(request: IncomingMessage, response: ServerResponse, form: URLSearchParams) {
    const session = this.account.session(request.url!.slice("/pay/".length));
    if (!session) return answer(response, failure(404, "No such session"));
    const number = (form.get("number") ?? "").replaceAll(/\D/g, "");
    const problem = request.method === "POST" ? this.account.problemOf(session, number) : null;
    if (request.method !== "POST" || problem) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      return response.end(cardPage(String(session.cancel_url), problem));
    }
    const location = this.typeCard(String(session.id), number);
    this.keep();
    return response.writeHead(303, { location }).end();
  }

  /** No one waits for what a call or a card tells of. */
  private tellAlone(told: Told) {
    void this.tell(told).catch(() => {});
  }
  /** Sends a webhook, or has it wait with the others. */
  async tell({ type, object }: Told) {
    const created = Math.floor(Date.now() / 1000);
    const event = JSON.stringify({
      id: this.account.newId("evt"),
      object: "event",
      type,
      created,
      data: { object },
    });
    if (this.holding) this.held.push(event);
    else await this.send(event);
  }
  private send(payload: string) {
    const { webhookSecret: secret, deliver } = this.settings;
    return deliver(
      payload,
      new Stripe("sk_test_offline").webhooks.generateTestHeaderString({ payload, secret }),
    );
  }
  private keep() {
    if (this.settings.file)
      writeFileSync(this.settings.file, JSON.stringify(this.account.state), { mode: 0o600 });
  }
}

function faulty(status: Exclude<Fault, string>): Answer {
  return status === 402 ? declined("card_declined") : failure(status, "As asked for", faultTypes[status]);
}
function failure(status: number, message: string, type = "invalid_request_error"): Answer {
  return { status, body: { error: { type, message } } };
}

function answer(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

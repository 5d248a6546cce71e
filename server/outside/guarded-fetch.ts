import { lookup } from "node:dns";
import { lookup as lookUp } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { setTimeout } from "node:timers/promises";
import ipaddr from "ipaddr.js";
import { Refusal } from "#server/errors/refusal.ts";

interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
}
interface Wanted {
  maxBytes?: number;
  timeoutMs?: number;
  /** Otherwise POST with a body, and GET without one. */
  method?: "DELETE";
  /** A request with a body follows no redirect. */
  body?: string | Buffer;
  headers?: Record<string, string>;
}

const notPublic = "That address is not on the public internet.";
const nameMs = 3000;

/** Whether an address to be stored currently resolves to a private network; a name that doesn't resolve yet does not count. */
export async function isPrivate(address: string, allowedPrivateHosts: readonly string[]): Promise<boolean> {
  const url = readUrl(address);
  if (isTrusted(url, allowedPrivateHosts)) return false;
  const known = lookUp(bareHost(url), { all: true }).catch(() => []);
  const found = await Promise.race([known, setTimeout(nameMs, [], { ref: false })]);
  return found.length > 0 && !found.some((each) => isPublic(each.address));
}

function isTrusted(url: URL, allowedPrivateHosts: readonly string[]) {
  return allowedPrivateHosts.some((host) => host === url.host || host === url.hostname);
}

/** The host, without the brackets around an IPv6 address. */
function bareHost({ hostname }: URL) {
  return hostname.replace(/^\[|\]$/g, "");
}

/** The only way out to addresses that people type: http(s), public addresses, bounded size, time and redirects. */
export function guardedFetch(allowedPrivateHosts: readonly string[]) {
  return async function fetchPublic(address: string, wanted: Wanted = {}): Promise<Answer> {
    let url = readUrl(address);
    for (let hop = 0; hop < 4; hop++) {
      const answer = await request(url, { allowedPrivateHosts, ...wanted });
      if (!answer.location || wanted.body !== undefined) return answer;
      url = readUrl(answer.location, url);
    }
    throw refused("The address redirects too many times.");
  };
}

function readUrl(address: string, from?: URL) {
  const url = URL.parse(address, from?.href);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw refused("Please enter a valid URL");
  if (url.username || url.password) throw refused("We can’t open an address that includes a password.");
  return url;
}

function request(
  url: URL,
  {
    allowedPrivateHosts,
    maxBytes = 20_000_000,
    timeoutMs = 15_000,
    method,
    body,
    headers,
  }: Wanted & { allowedPrivateHosts: readonly string[] },
) {
  const trusted = isTrusted(url, allowedPrivateHosts);
  const { promise, resolve, reject } = Promise.withResolvers<Answer & { location?: string }>();
  const bare = bareHost(url);
  if (!trusted && ipaddr.isValid(bare) && !isPublic(bare)) throw refused(notPublic);
  const sending = (url.protocol === "https:" ? https : http).request(
    url,
    {
      method: method ?? (body === undefined ? "GET" : "POST"),
      lookup: trusted ? undefined : publicLookup,
      headers: headersOf({ body, headers }),
      signal: AbortSignal.timeout(timeoutMs),
    },
    (response) => collect(response, { maxBytes, sending, resolve, reject }),
  );
  sending.on("error", (error) =>
    reject(
      error instanceof Refusal
        ? error
        : refused("The address isn’t responding. Check it, or try again later.", error),
    ),
  );
  sending.end(body);
  return promise;
}

function headersOf({ body, headers }: Wanted) {
  return {
    accept: "application/json, text/html;q=0.9",
    "user-agent": "hiring-platform",
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
}

interface Collecting {
  maxBytes: number;
  sending: http.ClientRequest;
  resolve: (answer: Answer & { location?: string }) => void;
  reject: (error: Error) => void;
}

/** Gathers the answer, up to its bound. */
function collect(response: http.IncomingMessage, { maxBytes, sending, resolve, reject }: Collecting) {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) return void chunks.push(chunk);
    // Not handed to destroy: once the last bytes are in, nobody listens there anymore and the process would end.
    reject(refused("The response is too large."));
    sending.destroy();
  });
  response.on("error", reject);
  response.on("end", () => {
    const status = response.statusCode ?? 0;
    const location = status >= 300 && status < 400 ? response.headers.location : undefined;
    resolve({
      status,
      contentType: response.headers["content-type"] ?? "",
      body: Buffer.concat(chunks),
      ...(location && { location }),
    });
  });
}

/** Checked at connection time, so a name that changes its address between two look-ups gains nothing. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const reachable = addresses.filter(({ address }) => isPublic(address));
    if (!reachable.length) return callback(refused(notPublic), "", 0);
    if (options.all) return callback(null, reachable as never);
    return callback(null, reachable[0]!.address, reachable[0]!.family);
  });
};

function isPublic(address: string) {
  // ::/96 once carried addresses of version 4, and some systems still follow them there.
  const read = ipaddr.process(address);
  const old = read instanceof ipaddr.IPv6 && read.match(ipaddr.IPv6.parse("::"), 96);
  return !old && read.range() === "unicast";
}

function refused(why: string, cause?: unknown) {
  return Object.assign(new Refusal(422, "ADDRESS_REFUSED", why), { cause });
}

const unreached = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];

/** Whether a request failed before any of it can have left: nothing was there to take it. */
export function neverConnected(error: unknown): boolean {
  const cause = error instanceof Refusal ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return unreached.includes(cause?.code ?? "");
}

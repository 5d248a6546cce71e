import type { Client, Contract, Endpoint, Hearing } from "./endpoint.ts";
import { eventStream, readParts } from "./read-parts.ts";

export interface ApiError {
  statusCode: number;
  name: string;
  code: string;
  message: string;
  details?: Record<string, string>;
}

/** A call that the server refused; `error` is the answer's own shape. */
export class CallRefused extends Error {
  override name = "CallRefused";
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

interface Call {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  fileName?: string;
  hearing?: Hearing;
}
export type Send = (
  method: string,
  path: string,
  body: string | FormData | undefined,
  headers: Record<string, string>,
  signal?: AbortSignal,
) => Promise<Response>;

/** Turns a contract into functions; `send` knows the way to the server. Made when asked for: a page on the server calls two or three. */
export function createClient<C extends Contract>(contract: C, send: Send): Client<C> {
  return madeWhenAsked(contract, (endpoints) =>
    madeWhenAsked(
      endpoints,
      (endpoint) => (call?: Call, hearing?: Hearing) => request(endpoint, { ...call, hearing }, send),
    ),
  ) as Client<C>;
}

function madeWhenAsked<T>(from: Record<string, T>, make: (value: T) => unknown): object {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === "string" && Object.hasOwn(from, name) ? make(from[name]!) : undefined,
    },
  );
}

/** The address of a call, its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: Pick<Call, "params" | "query"> = {},
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
  return search.size ? `${path}?${search}` : path;
}

/** A call whose answer is bytes. */
export async function download(
  endpoint: Endpoint,
  call: Call,
  send: Send,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await sent(endpoint, call, send, signal);
  if (!response.ok) throw refusalIn(await response.text()) ?? new Error(failure(endpoint, response.status));
  return response.blob();
}

async function request(endpoint: Endpoint, call: Call, send: Send) {
  const { hearing } = call;
  const response = await sent(endpoint, call, send, hearing?.signal);
  if (hearing && response.headers.get("content-type")?.startsWith(eventStream))
    return readParts(response, hearing, (error) => new CallRefused(error));
  const text = await response.text();
  if (!response.ok) throw refusalIn(text) ?? new Error(failure(endpoint, response.status));
  return text === "" ? null : (JSON.parse(text) as unknown);
}

function sent(endpoint: Endpoint, call: Call, send: Send, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  let body: string | FormData | undefined;
  if (call.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries((call.body ?? {}) as object)) form.append(name, String(value));
    form.append("file", call.file, call.fileName);
    body = form;
  } else if (call.body !== undefined) {
    headers["content-type"] = "application/json";
    body = JSON.stringify(call.body);
  }
  if (call.hearing) headers.accept = eventStream;
  return send(endpoint.method, addressOf(endpoint, call), body, headers, signal);
}

/** Proxies on the way to the server may refuse too, with bodies of their own. */
function refusalIn(text: string): CallRefused | null {
  try {
    const { error } = JSON.parse(text) as { error?: ApiError };
    return error ? new CallRefused(error) : null;
  } catch {
    return null;
  }
}
function failure({ upload }: Endpoint, status: number) {
  return `${upload ? "Upload" : "Call"} failed with status: ${status}`;
}

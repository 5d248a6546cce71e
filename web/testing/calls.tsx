import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, RouterProvider, createMemoryRouter } from "react-router";
import { expect, vi } from "vitest";
import { CallRefused } from "#contract/client.ts";

type Answer = (body: unknown, query: URLSearchParams) => unknown;
export interface SentCall {
  call: string;
  body: unknown;
}

/** What a call is refused with, thrown by an answer. */
export function refusal(message: string, { code = "INVALID_INPUT", details = {}, statusCode = 400 } = {}) {
  return new CallRefused({ statusCode, name: "Refused", code, message, details });
}

/** Answers the calls of a screen by "METHOD /path", without the query; answers what was sent that was no reading. */
export function answerCalls(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (address: URL | string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(address), "http://here");
    const call = `${init.method ?? "GET"} ${pathname.replace(/^\/api/, "")}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (!call.startsWith("GET")) sent.push({ call, body });
    const answer = answers[call];
    if (!answer) return Response.json({ error: { statusCode: 404, message: `No ${call}` } }, { status: 404 });
    try {
      return Response.json(await answer(body, searchParams));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return Response.json({ error: error.error }, { status: error.error.statusCode });
    }
  });
  return sent;
}

/** Answers one call, each time it is made, with a stream of events that the test sends. */
export function answerInEvents(call: string) {
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal("fetch", async (address: URL | string, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), "http://here");
    if (call !== `${init.method} ${pathname.replace(/^\/api/, "")}`) throw new Error(`No ${pathname}`);
    signal = init.signal;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (events = controller) });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    stopped: () => signal?.aborted ?? false,
    send: async (event: string, data: unknown) => {
      await vi.waitFor(() => expect(events).toBeTruthy());
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      events!.enqueue(new TextEncoder().encode(text));
      if (event === "part") return;
      events!.close();
      events = undefined;
    },
  };
}

/** An answer that the test gives when it wants to. */
export function heldAnswer<Result = unknown>() {
  let give!: (result: Result) => void;
  let refuse!: (error: unknown) => void;
  const promise = new Promise<Result>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { promise, give, refuse };
}

type Known = [key: readonly unknown[], data: unknown][];

/** A cache that knows this already, and asks for nothing by itself that it knows. */
export function cacheWith(known: Known) {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [key, data] of known) cache.setQueryData(key, data);
  return cache;
}

/** Shows a part of a screen with a cache and an address of its own; what is given is in the cache already. */
export function show(part: ReactNode, known: Known = []): RenderResult & { cache: QueryClient } {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of known) cache.setQueryData(key, data);
  const shown = render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, cache };
}

interface Screen {
  /** The addresses of the screen, as in routes.ts: "/hire/jobs/:id". */
  path: string;
  at: string;
  known?: Known;
  /** The handle of the screen’s route. */
  handle?: object;
}
/** Shows a screen at its address, within a router that knows what blocks leaving it. */
export function showScreen(screen: ReactNode, { path, at, known = [], handle }: Screen) {
  const cache = cacheWith(known);
  const router = createMemoryRouter(
    [
      { path, element: screen, handle },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const shown = render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, cache, router };
}

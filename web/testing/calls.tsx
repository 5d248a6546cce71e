import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";

type Answer = (body: unknown) => unknown;
export interface SentCall {
  call: string;
  body: unknown;
}

/** Answers the calls of a screen by "METHOD /path", without the query; answers what was sent that was no reading. */
export function answerCalls(answers: Record<string, Answer>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (address: URL | string, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), "http://here");
    const call = `${init.method ?? "GET"} ${pathname.replace(/^\/api/, "")}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (!call.startsWith("GET")) sent.push({ call, body });
    const answer = answers[call];
    if (!answer) return Response.json({ error: { statusCode: 404, message: `No ${call}` } }, { status: 404 });
    return Response.json(answer(body));
  });
  return sent;
}

/** Shows a part of a screen with a cache and an address of its own; what is given is in the cache already. */
export function show(part: ReactNode, known: [key: readonly unknown[], data: unknown][] = []): RenderResult {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of known) cache.setQueryData(key, data);
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Exchanged } from "#contract/assistant-shapes.ts";
import type { Hearing } from "#contract/endpoint.ts";
import { api } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { type AskingSide, messagesOf, threadsOf } from "./assistant-queries.ts";

interface Sent {
  message: string;
  retry: boolean;
}
interface Open {
  side: AskingSide;
  /** The job that is asked about, where it is one. */
  jobId: string | null;
  threadId: string | null;
  onBegun: (threadId: string) => void;
  /** Told a question that did not reach the server. */
  onLost: (question: string) => void;
}

/** One question at a time; once it is answered, the conversation is read again. */
export function useAsking({ side, jobId, threadId, onBegun, onLost }: Open) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Sent | null>(null);
  const latest = useRef<Sent | null>(null);
  // Known before the address is: what is asked meanwhile goes on in the conversation that began.
  const id = useRef(threadId);
  const asking = useArriving<Exchanged, Sent>({
    call: (sent, hearing) => send({ side, jobId, threadId: id.current, ...sent }, hearing),
    ended: async ({ thread, question, answer }, how) => {
      const sent = latest.current;
      if (how !== "whole" && !question && sent && !sent.retry) {
        onLost(sent.message);
        setAsked(null);
      }
      // Before waiting for anything: someone who leaves meanwhile is not pulled back.
      if (thread && thread.id !== id.current) {
        id.current = thread.id;
        onBegun(thread.id);
      }
      const isKept = answer && !(sent?.retry && answer.parts.length === 0);
      await Promise.all([
        cache.invalidateQueries(threadsOf(side)),
        id.current &&
          readUntil(
            cache,
            messagesOf(side, id.current, jobId),
            how === "stopped" && isKept ? answer.id : null,
          ),
      ]).catch(() => {});
      // What was asked since is shown on.
      if (latest.current === sent) setAsked(null);
    },
  });
  useReadWhenLeft(asking.pending, asking.soFar.thread?.id ?? threadId, side);
  function ask(message: string, retry = false) {
    latest.current = { message, retry };
    setAsked(latest.current);
    asking.start(latest.current);
  }
  return { asked, asking, ask };
}

/** Asks the coach, what the company knows, or about one job. */
function send(
  { side, jobId, ...sent }: Sent & Omit<Open, "onBegun" | "onLost">,
  hearing: Hearing<Exchanged>,
) {
  return jobId === null
    ? api.assistant.chatCompletion({ body: { as: side, ...sent } }, hearing)
    : api.assistant.candidateAssist({ body: { jobId, ...sent } }, hearing);
}

/** What is heard of a stopped answer is kept a moment later. */
const waitsMs = [0, 250, 500, 1000, 2000, 4000];
async function readUntil(
  cache: QueryClient,
  messages: ReturnType<typeof messagesOf>,
  messageId: string | null,
) {
  for (const wait of waitsMs) {
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    const { pages } = await cache.fetchInfiniteQuery({ ...messages, staleTime: 0 });
    if (messageId === null || pages.flat().some(({ id }) => id === messageId)) return;
  }
}

/** An answer that is left stops; when its conversation is opened again, it is read anew. */
function useReadWhenLeft(pending: boolean, threadId: string | null, side: AskingSide) {
  const cache = useQueryClient();
  const open = useRef({ pending, threadId, side });
  useEffect(() => void (open.current = { pending, threadId, side }));
  useEffect(
    () => () => {
      const left = open.current;
      if (!left.pending) return;
      void cache.invalidateQueries(threadsOf(left.side));
      if (left.threadId) void cache.invalidateQueries(messagesOf(left.side, left.threadId));
    },
    [cache],
  );
}

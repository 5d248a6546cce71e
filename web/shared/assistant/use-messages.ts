import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type AskingSide, messagesOf } from "./assistant-queries.ts";

/** This close to the first message, earlier ones are loaded. */
const nearTop = 400;

interface Opened {
  side: AskingSide;
  threadId: string | null;
  jobId: string | null;
}
/** The messages of a conversation that were read, oldest first. Earlier ones come in above without a jump. */
export function useMessages({ side, threadId, jobId }: Opened) {
  const scroller = useRef<HTMLDivElement>(null);
  const found = useInfiniteQuery({ ...messagesOf(side, threadId ?? "", jobId), enabled: threadId !== null });
  const { data, hasNextPage: more, isFetchingNextPage: busy, fetchNextPage } = found;
  const messages = useMemo(() => data?.pages.flat().toReversed() ?? [], [data]);
  const read = () => void (!busy && fetchNextPage());
  useStayInPlace(scroller, messages[0]?.id);
  useEffect(() => {
    const list = scroller.current;
    if (!list || !more || busy) return;
    let before = list.scrollTop;
    function scrolled() {
      const upwards = list!.scrollTop < before;
      before = list!.scrollTop;
      if (upwards && before < nearTop) void fetchNextPage();
    }
    list.addEventListener("scroll", scrolled, { passive: true });
    return () => list.removeEventListener("scroll", scrolled);
  }, [more, busy, fetchNextPage]);
  return { messages, scroller, earlier: { more, busy, read } };
}

/** What is in view stays where it is when the first row becomes another one. */
function useStayInPlace(scroller: { current: HTMLDivElement | null }, first: string | undefined) {
  const below = useRef<{ first: string | undefined; height: number }>({ first, height: 0 });
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const was = below.current;
    if (was.first && first !== was.first) list.scrollBy(0, list.scrollHeight - was.height);
    below.current = { first, height: list.scrollHeight };
  });
}

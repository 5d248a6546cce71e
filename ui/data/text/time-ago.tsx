import { timeAgo } from "#shared/words/time.ts";
import { useSyncExternalStore } from "react";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { readersLocale } from "./readers-locale.ts";
import { exactTime, relativeTime, shortTime, timeSpan } from "./relative-time.ts";

const listed = (then: Date, now: Date, timeZone?: string) => timeAgo(then, now, readersLocale(), timeZone);
/** In a sentence "2 days ago", alone on a list "2 days ago" or the date, "2 d", and how long it has lasted: "for 2 days". */
const looks = { long: relativeTime, list: listed, short: shortTime, span: timeSpan };

type TimeAgoProps = { at: string | Date; look?: keyof typeof looks; className?: string };

/** How long ago, with the exact moment on hover; it stays true while the page is open. */
export function TimeAgo({ at, look = "long", className }: TimeAgoProps) {
  const then = typeof at === "string" ? new Date(at) : at;
  const alive = useHydrated();
  const now = useSyncExternalStore(onMinute, currentMinute, currentMinute);
  // The server does not know where the reader is: a date is that of UTC until the page is alive.
  const words = looks[look](then, new Date(now), alive ? undefined : "UTC");
  return (
    <time
      dateTime={then.toISOString()}
      title={alive ? exactTime(then) : undefined}
      className={className}
      suppressHydrationWarning
    >
      {words}
    </time>
  );
}

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** Rounded up to the minute's end, so that all times on a page agree and none lies in the future. */
function currentMinute(): number {
  return Math.ceil(Date.now() / minuteMs) * minuteMs;
}

function onMinute(listener: () => void) {
  listeners.add(listener);
  ticking ??= setInterval(() => listeners.forEach((tell) => tell()), minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

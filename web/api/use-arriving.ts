import { useEffect, useRef, useState } from "react";
import type { Hearing } from "#contract/endpoint.ts";

interface State<Whole> {
  pending: boolean;
  /** How far it is; nothing is known before the first part. */
  done: number;
  of: number | null;
  /** What of the answer is there; kept when it is stopped or breaks off. */
  soFar: Partial<Whole>;
  stopped: boolean;
  error: Error | null;
}
export interface Arriving<Whole = unknown> extends State<Whole> {
  stop: () => void;
}

type Ending = "whole" | "stopped" | "broken";

interface Arrival<Input, Whole> {
  call: (input: Input, hearing: Hearing<Whole>) => Promise<Whole>;
  /** Told once nothing more comes: it is whole, was stopped or broke off. */
  ended?: (soFar: Partial<Whole>, how: Ending) => void;
}

const nothing = { pending: false, done: 0, of: null, soFar: {}, stopped: false, error: null };

/** An answer that comes bit by bit, and can be stopped. */
export function useArriving<Whole extends object, Input = void>({ call, ended }: Arrival<Input, Whole>) {
  const [state, setState] = useState<State<Whole>>(nothing);
  const running = useRef<AbortController | null>(null);
  const latest = useRef<Partial<Whole>>({});
  useEffect(() => () => leave(running), []);

  function show(part: Partial<State<Whole>>) {
    if (part.soFar) latest.current = part.soFar;
    setState((last) => ({ ...last, ...part }));
  }
  function end(part: Partial<State<Whole>>, how: Ending) {
    running.current = null;
    show({ ...part, pending: false });
    ended?.(latest.current, how);
  }
  async function start(input: Input) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    show({ ...nothing, pending: true });
    const hearing: Hearing<Whole> = {
      signal: own.signal,
      hear: ({ answer, ...counts }) =>
        running.current === own && show({ ...counts, soFar: { ...latest.current, ...answer } }),
    };
    try {
      const soFar = await call(input, hearing);
      if (running.current === own) end({ soFar }, "whole");
    } catch (error) {
      if (running.current === own) end({ error: error as Error }, "broken");
    }
  }
  function stop() {
    running.current?.abort();
    end({ stopped: true }, "stopped");
  }
  return { ...state, start: (input: Input) => void start(input), stop };
}

/** Ends what is running; someone who has left is told nothing. */
function leave(running: { current: AbortController | null }) {
  running.current?.abort();
  running.current = null;
}

import { useEffect, useEffectEvent, useState } from "react";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useMe } from "#web/shared/session/session.ts";
import { keyOfOperation } from "./key-of-operation.ts";

export type PartChoice = { part: string; keep: "version" | "resume" };

/** What was decided for a job and did not reach the server, with the changes that were accepted before. */
interface Undelivered {
  before: ResumeOperation[];
  changes: ResumeOperation[];
  decided: PartChoice[];
}
type Decisions = Pick<Undelivered, "changes" | "decided">;

/** Decisions that were left on this device by a reload, among those the server has now; null where none were. */
export function useUndelivered(name: string, kept: readonly ResumeOperation[]): Decisions | null {
  const { id: userId } = useMe();
  const [found] = useState(() => {
    const left = keptOnDevice<Undelivered>({ userId, name });
    return left && { decided: left.decided, changes: together(left, kept) };
  });
  return found;
}

/** Keeps decisions on this device until the server has them, and sends those that were left there; leaving the screen forgets them. */
export function useKeptDecisions(
  name: string,
  {
    undelivered,
    now,
    send,
  }: { undelivered: Decisions | null; now: Undelivered | null; send: (left: Decisions) => void },
) {
  const { id: userId } = useMe();
  const bringBack = useEffectEvent(() => {
    if (!undelivered) return;
    send(undelivered);
    showToast({ text: "We brought back what you hadn’t saved yet", key: "unsent" });
  });
  useEffect(() => {
    bringBack();
  }, []);
  useEffect(() => {
    keepOnDevice({ userId, name }, now);
  }, [userId, name, now]);
  useEffect(() => () => keepOnDevice({ userId, name }, null), [userId, name]);
}

/** What was accepted and taken back here, on top of what was accepted elsewhere meanwhile. */
export function together(
  { before, changes }: Pick<Undelivered, "before" | "changes">,
  kept: readonly ResumeOperation[],
) {
  const keys = (operations: readonly ResumeOperation[]) => new Set(operations.map(keyOfOperation));
  const [had, have, there] = [keys(before), keys(changes), keys(kept)];
  const takenBack = (operation: ResumeOperation) =>
    had.has(keyOfOperation(operation)) && !have.has(keyOfOperation(operation));
  return [
    ...kept.filter((operation) => !takenBack(operation)),
    ...changes.filter((operation) => {
      const key = keyOfOperation(operation);
      return !had.has(key) && !there.has(key);
    }),
  ];
}

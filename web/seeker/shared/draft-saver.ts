interface DraftSaver<Draft> {
  /** The newest writing; sent once its writer pauses. */
  typed(draft: Draft): void;
  /** The writer goes: what was not sent yet goes now. */
  leave(): void;
  /** The writing has served; nothing more is sent. */
  done(): void;
}

/** Keeps what is typed while it is typed, without a call for every letter. */
export function draftSaver<Draft>(send: (draft: Draft) => void, quietMs: number): DraftSaver<Draft> {
  let waiting: { draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function leave() {
    clearTimeout(timer);
    const last = waiting;
    waiting = null;
    if (last) send(last.draft);
  }
  return {
    typed(draft) {
      waiting = { draft };
      clearTimeout(timer);
      timer = setTimeout(leave, quietMs);
    },
    leave,
    done() {
      waiting = null;
      clearTimeout(timer);
    },
  };
}

import type { QueryClient } from "@tanstack/react-query";

const leastMs = 1000;

/**
 * Reads stale queries again: at once, then at most once a second for each kind of query however often it is asked, and never
 * twice at a time. What is asked meanwhile is read at the end, so the last change is always seen.
 */
export class Rereader {
  /** Whether it was asked again since the running round began. */
  private readonly rounds = new Map<string, boolean>();
  private readonly cache: Pick<QueryClient, "invalidateQueries">;
  private stopped = false;

  constructor(cache: Pick<QueryClient, "invalidateQueries">) {
    this.cache = cache;
  }

  /** Queries whose key begins with this word; all queries where it is not given. */
  ask(root = "") {
    if (this.rounds.has(root)) this.rounds.set(root, true);
    else void this.run(root);
  }
  stop() {
    this.stopped = true;
  }

  private async run(root: string) {
    do {
      this.rounds.set(root, false);
      await Promise.all([
        this.cache.invalidateQueries(root ? { queryKey: [root] } : {}).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, leastMs)),
      ]);
    } while (this.rounds.get(root) && !this.stopped);
    this.rounds.delete(root);
  }
}

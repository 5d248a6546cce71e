import { Resolver } from "node:dns/promises";
import type { Dns } from "./dns.ts";

const timeoutMs = 4000;
/** The name is there without texts, or is not there at all: an answer, and no failure. */
const nothingThere = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks the resolver of the machine. */
export function systemDns(): Dns {
  return {
    async textRecords(name) {
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
      try {
        // A long text comes in pieces.
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
      } catch (failure) {
        if (nothingThere.has((failure as NodeJS.ErrnoException).code ?? "")) return [];
        throw failure;
      }
    },
  };
}

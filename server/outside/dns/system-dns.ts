import { isIP } from "node:net";
import { Resolver } from "node:dns/promises";
import type { Dns } from "./dns.ts";

const timeoutMs = 4000;
/** The name is there without such records, or is not there at all: an answer, and no failure. */
const nothingThere = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks these resolvers, or those of the machine where none is named. */
export function systemDns(servers: readonly string[]): Dns {
  function resolver() {
    const asking = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers.length) asking.setServers(servers);
    return asking;
  }
  async function addressesOf(name: string): Promise<string[]> {
    if (isIP(name)) return [name];
    const found = await Promise.all([
      noneIfNone(resolver().resolve4(name)),
      noneIfNone(resolver().resolve6(name)),
    ]);
    return found.flat();
  }
  return {
    async textRecords(name) {
      // A long text comes in pieces.
      const records = await noneIfNone(resolver().resolveTxt(name));
      return records.map((pieces) => pieces.join(""));
    },
    async leadsTo(name, target) {
      const aliases = await noneIfNone(resolver().resolveCname(name));
      if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, "") === target)) return true;
      // Some providers answer with the addresses an alias leads to.
      const [here, there] = await Promise.all([addressesOf(name), addressesOf(target)]);
      return here.some((address) => there.includes(address));
    },
  };
}

async function noneIfNone<Found>(asked: Promise<Found[]>): Promise<Found[]> {
  return asked.catch((failure: NodeJS.ErrnoException) => {
    if (nothingThere.has(failure.code ?? "")) return [];
    throw failure;
  });
}

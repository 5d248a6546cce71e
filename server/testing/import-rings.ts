import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** By room, the rooms its files import values from; types cost nothing at run time and are counted where asked for. */
export function importsByRoom(
  pattern: string,
  roomOf: (file: string) => string,
  { types = false }: { types?: boolean } = {},
) {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(pattern, {
    exclude: ["**/*.test.{ts,tsx}", "server/testing/**", "web/testing/**"],
  }))
    for (const imported of importedBy(file, types)) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  return imports;
}

function importedBy(file: string, types: boolean) {
  const statements = /^(?:import|export)\s+(type\s)?(?:([^;"]*?)\sfrom\s+)?"([^"]+)"/gm;
  return [...readFileSync(file, "utf8").matchAll(statements)].flatMap(([, type, names = "", from]) => {
    const braced = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
    const onlyTypes =
      type !== undefined ||
      braced?.split(",").every((name) => !name.trim() || name.trim().startsWith("type "));
    if (onlyTypes && !types) return [];
    if (/^#(?:server|web)\//.test(from!)) return [from!.slice(1)];
    return from!.startsWith(".") ? [posix.join(posix.dirname(file), from!)] : [];
  });
}

/** Rooms that import each other, directly or by way of others, each ring once and in order (Tarjan 1972). */
export function ringsIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];
  const visit = (room: string) => {
    found.set(room, found.size);
    lowest.set(room, found.get(room)!);
    open.push(room);
    for (const next of imports.get(room) ?? []) {
      if (!found.has(next)) visit(next);
      if (open.includes(next)) lowest.set(room, Math.min(lowest.get(room)!, lowest.get(next)!));
    }
    if (lowest.get(room) !== found.get(room)) return;
    const ring = open.splice(open.indexOf(room));
    if (ring.length > 1) rings.push(ring.toSorted());
  };
  for (const room of imports.keys()) if (!found.has(room)) visit(room);
  return rings;
}

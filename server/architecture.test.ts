import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { taskRunners } from "./app.ts";
import { levelOf, levels } from "./testing/domain-levels.ts";
import { importsByRoom, ringsIn } from "./testing/import-rings.ts";

test("architecture: a domain imports only the domains below it", () => {
  const upward = globSync("server/domains/**/*.ts", { exclude: ["**/*.test.ts"] }).flatMap((file) => {
    const own = file.split("/")[2]!;
    const imported = [...readFileSync(file, "utf8").matchAll(/from "#server\/domains\/([^/"]+)\//g)].map(
      (match) => match[1]!,
    );
    return imported
      .filter((other) => levelOf(other) >= levelOf(own) || levelOf(own) === -1)
      .map((other) => `${file} imports ${other}`);
  });
  expect(upward).toEqual([]);
});

test("architecture: the levels name every domain once, and none that is not there", () => {
  const domains = globSync("server/domains/*").map((folder) => posix.basename(folder));
  expect(levels.flat().toSorted()).toEqual(domains.toSorted());
});

test("architecture: a domain has one floor below, and no more", () => {
  expect(globSync("server/domains/*/*/*/**")).toEqual([]);
});

test("architecture: a domain is entered by its index.ts alone, by the server by its domain.ts too", () => {
  const files = globSync("server/**/*.ts", {
    exclude: ["**/*.test.ts", "server/demo/**", "server/testing/**"],
  });
  const deep = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "(?:#server|\.)\/(domains\/[^"]+)"/g)]
      .map((match) => match[1]!)
      .filter((path) => !/^domains\/[\w-]+\/index\.ts$/.test(path))
      .filter((path) => file !== "server/all-domains.ts" || !/^domains\/[\w-]+\/domain\.ts$/.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(deep).toEqual([]);
});

test("architecture: every table of events, tasks and domains is under the migration's eye", () => {
  const migrations = globSync("server/database/migrations/*.sql").map((file) => readFileSync(file, "utf8"));
  const tables = globSync("server/**/*tables.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map((match) => match[1]!),
  );
  expect(
    tables.filter(
      (table) =>
        !migrations.some((each) => each.includes(`TABLE "${table}"`) || each.includes(`TO "${table}";`)),
    ),
  ).toEqual([]);
});

/** A folder of server/, of the domains or of the chat service; what lies on the ground is a room of its own. */
function roomOf(file: string) {
  const folders = posix.dirname(file).split("/");
  const depth = ["domains", "chat"].includes(folders[1] ?? "") ? 3 : 2;
  return folders.length < depth ? file : folders.slice(0, depth).join("/");
}

test("architecture: no two rooms of the server import each other, directly or by way of others", () => {
  expect(ringsIn(importsByRoom("server/**/*.ts", roomOf))).toEqual([]);
});

const chatFloors = [
  ["protocol"],
  ["context.ts"],
  ["store"],
  ["policy"],
  // One folder a noun, where the verbs are: whatever is not named here.
  ["verbs"],
  ["product", "realtime"],
  ["http"],
  ["background-tasks.ts", "index.ts"],
];

test("architecture: each layer of the chat service imports only the layers below it, types included, and verbs their like", () => {
  const floorOf = (room: string) => {
    const floor = chatFloors.findIndex((floor) => floor.includes(posix.basename(room)));
    return floor < 0 ? chatFloors.findIndex((floor) => floor.includes("verbs")) : floor;
  };
  const upward = [...importsByRoom("server/chat/**/*.ts", roomOf, { types: true })].flatMap(
    ([room, others]) =>
      [...others]
        .filter((other) => other.startsWith("server/chat/") && floorOf(other) > floorOf(room))
        .map((other) => `${room} imports ${other}`),
  );
  expect(upward).toEqual([]);
});

test("architecture: no two rooms of the chat service know each other, not even by their types", () => {
  expect(ringsIn(importsByRoom("server/chat/**/*.ts", roomOf, { types: true }))).toEqual([]);
});

test("architecture: a ring of rooms is found, whichever way it goes", () => {
  const imports = (all: Record<string, string[]>) =>
    new Map(Object.entries(all).map(([room, others]) => [room, new Set(others)]));
  expect(ringsIn(imports({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  expect(ringsIn(imports({ a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: ["d"] }))).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
  ]);
});

test("architecture: only a table's own domain writes its rows", () => {
  const foreign = globSync("server/domains/**/*.ts", { exclude: ["**/*.test.ts"] }).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const imported = [...text.matchAll(/import (?!type)\{([^}]*)\} from "#server\/domains\/[^"]+"/g)];
    const names = imported.flatMap(([, list]) => list!.split(",").map((name) => name.trim()));
    return names
      .filter((name) => new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(text))
      .map((name) => `${file} writes ${name}`);
  });
  expect(foreign).toEqual([]);
});

/** What every other table names, so that lists join it; another table leaves its domain as a function or a selection. */
const joinedByOthers: Record<string, string[]> = {
  accounts: ["roles", "users"],
  applications: ["applications"],
  candidates: ["candidates"],
  companies: ["companies"],
  // Applications of leads name them where they otherwise name a candidate.
  "external-candidates": ["externalCandidates"],
  jobs: ["jobs"],
  // The search over everything joins them with the members of their channels in the chat service.
  messaging: ["conversations"],
};

test("architecture: a domain hands out no table but those that others join", () => {
  const handedOut = globSync("server/domains/*/index.ts").flatMap((file) => {
    const domain = file.split("/")[2]!;
    const tables = new Set(
      globSync(`server/domains/${domain}/**/*tables.ts`).flatMap((each) =>
        [...readFileSync(each, "utf8").matchAll(/export const (\w+) = pgTable/g)].map((match) => match[1]!),
      ),
    );
    const exported = [...readFileSync(file, "utf8").matchAll(/export (?!type)\{([^}]*)\}/g)]
      .flatMap(([, names]) => names!.split(",").map((name) => name.trim().split(" as ")[0]!))
      .filter((name) => tables.has(name))
      .toSorted();
    return exported.length ? [[domain, exported] as const] : [];
  });
  expect(Object.fromEntries(handedOut)).toEqual(joinedByOthers);
});

test("architecture: a stored kind of task that a migration renames is one that is run", () => {
  const renamed = globSync("server/database/migrations/*.sql")
    .toSorted()
    .flatMap((file) => readFileSync(file, "utf8").match(/UPDATE "tasks" SET "kind"[^;]*/g) ?? [])
    .flatMap((update) => [...update.matchAll(/\('([\w.]+)', '([\w.]+)'\)/g)]);
  const next = new Map(renamed.map(([, before, now]) => [before!, now!]));
  const last = (kind: string): string => (next.has(kind) ? last(next.get(kind)!) : kind);
  const lost = [...next.keys()].filter((kind) => !taskRunners.has(last(kind)));
  expect(next.size).toBeGreaterThan(5);
  expect(lost).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { needsPlan, planRefusal } from "#contract/plan-needs.ts";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import { importsByRoom, ringsIn } from "./testing/import-rings.ts";

const inApp = /^web\/(admin|hire|seeker|site|teams)\/(?:([^/]+)\/)?/;

/** What the files of the apps import from the folders of apps, screens among them. */
function importsBetweenScreens() {
  return globSync("web/{admin,hire,seeker,site,teams}/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].flatMap(([, from]) => {
      const target = from!.startsWith("#web/")
        ? from!.slice(1)
        : from!.startsWith(".")
          ? posix.join(posix.dirname(file), from!)
          : "";
      const to = inApp.exec(target);
      return to ? [{ file, target, from: inApp.exec(file)!, to }] : [];
    }),
  );
}

test("screens: one imports no other, what two of an app need is in its shared folder", () => {
  const foreign = importsBetweenScreens()
    .filter(({ from, to }) => from[1] === to[1] && from[2] !== undefined && to[2] !== undefined)
    .filter(({ from, to }) => from[2] !== to[2] && to[2] !== "shared")
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(foreign).toEqual([]);
});

test("screens: apps import nothing of each other, what two need is in web/shared", () => {
  const foreign = importsBetweenScreens()
    .filter(({ from, to }) => from[1] !== to[1])
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(foreign).toEqual([]);
});

test("screens: no folders of the pages import each other in a ring", () => {
  const folder = (file: string) => {
    const [, app, room, ...rest] = file.split("/");
    return rest.length > 0 ? `web/${app}/${room}` : `web/${app}/`;
  };
  const imports = importsByRoom("web/**/*.{ts,tsx}", folder);
  expect(ringsIn(imports)).toEqual([]);
});

const files = globSync("web/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const importers = new Map<string, string[]>();
for (const [file, source] of sources)
  for (const [, from] of source.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
    const target = from!.startsWith("#web/") ? from!.slice(1) : posix.join(posix.dirname(file), from!);
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }
const shownBy = (file: string) =>
  [...importers].filter(([, above]) => above.includes(file)).map(([one]) => one);
/** Whether the file that makes a call asks first, or one that shows it a few steps up, or what that shows beside it. */
function asked(file: string, asks: RegExp, steps = 4): boolean {
  if ([file, ...shownBy(file)].some((one) => asks.test(sources.get(one) ?? ""))) return true;
  return steps > 0 && (importers.get(file) ?? []).some((above) => asked(above, asks, steps - 1));
}

interface Change {
  call: string;
  endpoint: Endpoint;
  permissions: readonly TeamPermission[];
}
/** What the hiring team’s screens change with a permission. */
const changes: Change[] = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { method }]) => method !== "GET")
    .map(([name, endpoint]) => ({
      call: `api.${domain}.${name}`,
      endpoint,
      permissions: [endpoint.permission ?? []].flat(),
    })),
);
const offering = ({ call }: Change) =>
  files.filter((file) => file.startsWith("web/hire/") && new RegExp(`${call}\\b`).test(sources.get(file)!));

test("screens: whatever standby refuses is offered by a screen that asks the plan first", () => {
  const asks = /<Needs(Fields)?\b|\buseMay\(|\buseIncluded\(/;
  const standby = { state: "standby", version: "launch-1" } as const;
  const refused = changes
    .filter(({ endpoint }) => needsPlan(endpoint))
    .filter(({ permissions }) => permissions.some((one) => planRefusal(standby, one) !== null));
  expect(refused.length).toBeGreaterThan(70);
  const unasked = refused.flatMap((change) =>
    offering(change)
      .filter((file) => !asked(file, asks))
      .map((file) => `${change.call} in ${file}`),
  );
  expect(unasked).toEqual([]);
});

test.each(teamPermissions)(
  "screens: what needs the permission “%s” is offered by a screen that asks for it",
  (permission) => {
    const asks = new RegExp(
      `<Needs(Fields)? permission=(\\{\\[[^\\]]*)?"${permission}"|\\b(can|may|useCan\\(\\)|useMay\\(\\))\\("${permission}"\\)|changes: "${permission}", closed: true${permission === "messages" ? "|useMayMessage\\(" : ""}`,
    );
    const unasked = changes
      .filter(({ permissions }) => permissions.includes(permission))
      .flatMap((change) =>
        offering(change)
          .filter((file) => !asked(file, asks, 3))
          .map((file) => `${change.call} in ${file}`),
      );
    expect(unasked).toEqual([]);
  },
);

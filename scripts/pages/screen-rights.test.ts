import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { type Endpoint, permissionsFor } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import routes from "#web/routes.ts";

interface ScreenRights {
  changes?: TeamPermission;
  showsPeople?: true;
}

/** Screens that every member of a team may use wholly, and why. */
const openToAll: Record<string, string> = {
  "hire/messages/messages-page.tsx": "Whoever is part of a conversation may write in it.",
  "hire/interviews/interviews-page.tsx": "Everyone keeps their own working hours.",
  "hire/dashboard/dashboard-page.tsx": "Lines to read, each leading to where it is done.",
  "hire/assistant/assistant-page.tsx": "Everyone asks, and deletes their own conversations.",
  "hire/notifications/notifications-page.tsx": "Everyone reads and clears their own notifications.",
  "hire/reports/reports-page.tsx": "Everyone reads reports and chooses their own emails and filters.",
  "hire/reports/visitors-page.tsx": "Numbers to read.",
  "hire/reports/diversity-page.tsx": "Numbers to read.",
  "hire/reports/counted-page.tsx": "A list to read.",
  "hire/revealed/revealed-page.tsx": "A list to read.",
  "hire/settings/settings-page.tsx": "Everyone changes their own account.",
};
/** Calls whose buttons are shown only to those who may make them, on screens open to all. */
const offeredToSome = new Set([
  "communities.publishJob",
  "communities.withdrawJob",
  "questions.change",
  "companyAts.activateKombo",
  "companyAts.disconnect",
  "adSpend.enter",
  "adSpend.remove",
  "adSpend.preview",
  "adSpend.importFile",
  "jobs.setBudget",
  "messaging.planFollowUp",
  "outreach.start",
  "leads.decideOutbound",
  "networks.invite",
  "networks.search",
  "candidateNotes.write",
  "candidateNotes.change",
  "candidateNotes.remove",
  "applications.startBatch",
  "applications.moveBatch",
  "applications.undoBatch",
  "jobs.joinTeam",
  "jobs.leaveTeam",
  "jobs.resync",
  "jobs.close",
  "jobs.setStatus",
  "jobs.setStatusOfMany",
  "jobs.undoStatusOfMany",
  "jobs.publishToMarketplace",
  "jobs.unpublishFromMarketplace",
  "jobs.publishCompanyToMarketplace",
  "jobs.unpublishCompanyFromMarketplace",
  "jobs.setCompanyStages",
  "offers.create",
  "offers.change",
  "offers.submit",
  "offers.judge",
  "offers.send",
  "offers.withdraw",
  "scorecards.write",
  "scorecards.ask",
  "templates.transformTokens",
  "applications.ignoreLeads",
  "applications.bringBackLeads",
  "applications.save",
  "applications.saveMany",
  "applications.undo",
]);

const screens = (routes as RouteConfigEntry[])
  .filter(({ file }) => file === "hire/layout.tsx")
  .flatMap(({ children = [] }) => children.map(({ file }) => file));
const read = (file: string) => readFileSync(`web/${file}`, "utf8");

/** What a screen says of itself, without loading it. */
function rightsOf(file: string): ScreenRights | null {
  const written = /export const handle: ScreenRights = \{(.*?)\};/s.exec(read(file))?.[1];
  if (written === undefined) return null;
  return {
    changes: /changes: "(\w+)"/.exec(written)?.[1] as TeamPermission | undefined,
    ...(written.includes("showsPeople: true") && { showsPeople: true }),
  };
}

/** The files that a screen is made of. */
function filesOf(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of read(file).matchAll(/(?:from|import\()\s*"((?:\.|#web\/)[^"]+\.tsx?)"/g)) {
    const next = path!.startsWith("#") ? path!.slice("#web/".length) : posix.join(posix.dirname(file), path!);
    if (existsSync(`web/${next}`)) filesOf(next, found);
  }
  return found;
}

/** The permissions that the changes on a screen need, with the calls that need them. */
function neededBy(file: string) {
  const calls = [...filesOf(file)].flatMap((part) => [...read(part).matchAll(/\bapi\.(\w+)\.(\w+)\(/g)]);
  return calls.flatMap(([, domain, name]) => {
    const endpoints = contract[domain as keyof typeof contract] as unknown as Record<string, Endpoint>;
    const endpoint = endpoints[name!];
    const call = `${domain}.${name}`;
    if (!endpoint || endpoint.method === "GET") return [];
    return permissionsFor(endpoint).map((permission) => ({ call, permission }));
  });
}

test("team rights: the screens of the hiring app are found, with the calls they make", () => {
  expect(screens.length).toBeGreaterThan(10);
  expect(neededBy("hire/company/company-page.tsx")).toContainEqual({
    call: "companies.update",
    permission: "company",
  });
});

test.each(screens)("team rights: %s says which permission its changes need, or is open to all", (file) => {
  expect({ file, declares: rightsOf(file) !== null, open: file in openToAll }).toEqual({
    file,
    declares: !(file in openToAll),
    open: file in openToAll,
  });
});

test.each(screens)("team rights: %s declares what its buttons need", (file) => {
  const { changes, showsPeople } = rightsOf(file) ?? {};
  const declared = new Set([changes, showsPeople && "sourcing"]);
  const needed = neededBy(file);
  const undeclared = needed.filter(({ permission }) => !declared.has(permission));
  expect(undeclared.filter(({ call }) => !offeredToSome.has(call))).toEqual([]);
  const spare = [...declared].filter((one) => one && !needed.some(({ permission }) => permission === one));
  expect(spare).toEqual([]);
});

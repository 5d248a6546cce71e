import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { newId } from "#server/database/ids.ts";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const download = async (token: string, query: string) =>
  (await world.send(token)("GET", `/admin/audit-log/download?${query}`, undefined, {})).text();

/** So many entries of one action, a minute apart, the oldest first. */
async function entries(count: number, action: string, from: Date) {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    at: new Date(from.getTime() + at * 60_000),
    actorKind: "system" as const,
    action,
    subjectKind: "task",
  }));
  await world.db.insert(auditLog).values(rows);
  return rows.map(({ id }) => id);
}

describe("audit log: reading", () => {
  test("says who did what to whom, and is searched by the words it shows", async () => {
    const ada = await anAdministrator(world);
    const { marit, job } = await aHiringTeam(world, { jobTitle: "Duty forecaster" });
    const { id, candidate } = await anApplication(world, job);
    await marit.api.applications.accept({ params: { id }, body: {} });
    const { fullName, email } = await candidate.api.accounts.me();
    const read = async (action: string) =>
      (await ada.api.auditLog.list({ query: { action, company: job.companyId } })).entries;
    const shortlisted = { actorName: "Marit Oakes", subjectName: `${fullName} for Duty forecaster` };
    expect(await read("Application: shortlist")).toMatchObject([shortlisted]);
    for (const nothing of ["Application: pass", "—", "日本", "Application 日本"])
      expect(await read(nothing)).toEqual([]);
    const about = await ada.api.auditLog.list({ query: { about: email, who: "marit oak" } });
    expect(about.entries).toMatchObject([shortlisted]);
    expect((await ada.api.auditLog.list({ query: { who: email } })).entries).toEqual([]);
    const { id: collection } = await ada.api.collections.create({ body: { collectionName: "Night work" } });
    await ada.api.collections.order({ body: { ids: [collection] } });
    const { entries: own } = await ada.api.auditLog.list({ query: { who: ada.adminId, kind: "change" } });
    expect(own).toMatchObject([
      { actorName: "Ada Admin", subjectName: null, after: { order: "Night work" } },
      { actorName: "Ada Admin", subjectName: "Night work", actorKind: "admin" },
    ]);
  });

  test("goes page by page, each entry once, even where many came in the same moment", async () => {
    const { api } = await anAdministrator(world);
    const at = new Date("2026-10-04T10:00:00Z");
    const ids = new Set(await entries(5, "pages.turned", at));
    for (const id of await entries(2, "pages.turned", at)) ids.add(id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.auditLog.list>> = await api.auditLog.list({
        query: { action: "pages.turned", limit: 2, ...(after && { after }) },
      });
      seen.push(...page.entries.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(ids);
    expect(await refusal(api.auditLog.list({ query: { after: "yesterday" } }))).toMatchObject({
      details: { after: expect.stringContaining("cursor") as string },
    });
  });

  test("the days of a period are whole", async () => {
    const { api } = await anAdministrator(world);
    await entries(2, "days.counted", new Date("2026-09-30T23:59:00Z"));
    const count = async (from: string, to: string) =>
      (await api.auditLog.list({ query: { action: "days.counted", from, to } })).entries.length;
    expect([await count("2026-09-30", "2026-09-30"), await count("2026-09-30", "2026-10-01")]).toEqual([
      1, 2,
    ]);
  });

  test("is downloaded with the same filters, which is kept itself", async () => {
    const { token, api, adminId } = await anAdministrator(world);
    await entries(1002, "files.written", new Date("2026-08-01T00:00:00Z"));
    const lines = (await download(token, "action=files.written")).trim().split("\r\n");
    expect(lines).toHaveLength(1003);
    expect(lines[0]).toContain("When (UTC),Kind,What,By");
    expect(lines.at(-1)).toMatch(/^2026-08-01T00:00:00.000Z,change,files.written/);
    const { entries: kept } = await api.auditLog.list({ query: { kind: "export", who: adminId } });
    expect(kept).toMatchObject([{ action: "auditLog.exported", after: { action: "files.written" } }]);
  });
});

describe("audit log: what changes nothing and is kept", () => {
  test("someone signs in", async () => {
    const { api } = await anAdministrator(world);
    const login = { email: `kit-${newId()}@people.example`, password: "correct horse battery" };
    const { user } = await world.client().accounts.signUp({ body: { ...login, fullName: "Kit" }, query: {} });
    await world.client().accounts.login({ body: login });
    const { entries: kept } = await api.auditLog.list({ query: { kind: "signIn", about: user.id } });
    expect(kept).toMatchObject([
      { action: "account.signedIn", actorId: user.id, after: { way: "password" } },
      { action: "account.signedIn", actorId: user.id },
    ]);
  });

  test("someone reads bank data, and support as them is named with whom they looked as", async () => {
    const admin = await anAdministrator(world);
    const person = await anEmployee(world);
    await person.api.payouts.accounts();
    const answer = await world.app.inject({
      method: "POST",
      url: `/api/admin/people/${person.userId}/look-as`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
      },
      payload: { reason: "They wrote that their bank account is gone." },
    });
    const token = answer.cookies.find(({ name }) => name === "token")!.value;
    await world.client(token).payouts.accounts();
    const { entries: kept } = await admin.api.auditLog.list({
      query: { kind: "read", about: person.userId },
    });
    const { fullName } = await person.api.accounts.me();
    expect(kept).toMatchObject([
      { action: "bankAccount.read", actorId: admin.adminId, onBehalfOfName: fullName },
      { action: "bankAccount.read", actorId: person.userId, onBehalfOf: null },
    ]);
  });

  test("someone reads what a person said of themselves in confidence; a refused call is not kept", async () => {
    const { api } = await anAdministrator(world);
    const person = await aCandidate(world);
    const other = await aCandidate(world);
    const params = { id: person.candidateId };
    await person.api.candidates.demographics({ params });
    await refusal(other.api.candidates.demographics({ params }));
    const read = await api.auditLog.list({ query: { action: "demographics.read", about: person.userId } });
    expect(read.entries).toMatchObject([{ actorId: person.userId, subjectKind: "candidate" }]);
  });

  /** Files that are no export of data. */
  const notKept = {
    "billing.invoice": "the company's own invoice",
    "billing.creditNote": "the company's own credit note",
    "coverLetters.pdfDownload": "the person's own cover letter",
    "seekerPlans.invoice": "the person's own invoice",
    "seekerPlans.creditNote": "the person's own credit note",
    "resumes.pdfDownload": "the person's own resume",
    "resumes.download": "the person's own resume",
    "socialPosts.preview": "a picture",
  };
  test("every file that leaves says whether it is kept", () => {
    const files = Object.entries(contract).flatMap(([domain, calls]) =>
      Object.entries(calls as Record<string, Endpoint>)
        .filter(
          ([, { method, access, response, logs }]) =>
            method === "GET" &&
            access !== "public" &&
            !logs &&
            (response as { type?: string }).type === "unknown",
        )
        .map(([name]) => `${domain}.${name}`),
    );
    expect(files.toSorted()).toEqual(Object.keys(notKept).toSorted());
  });
});

describe("audit log: months", () => {
  const partitions = async () =>
    (
      await world.db.execute<{ name: string }>(
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`,
      )
    ).rows.map(({ name }) => name);

  test("entries written before their month had a partition are moved into it, and months that are too old are dropped", async () => {
    await entries(1, "months.kept", new Date("2025-02-01T00:00:00Z"));
    await entries(1, "months.kept", new Date("2024-11-30T23:59:59Z"));
    await entries(1, "months.kept", new Date("2024-10-31T23:59:59Z"));
    await world.db.execute(sql`select keep_audit_log('2026-11-28T00:00:00Z', 24)`);
    const names = await partitions();
    expect(names).toEqual(
      expect.arrayContaining(["audit_log_2024_11", "audit_log_2025_02", "audit_log_2026_12"]),
    );
    expect(names).not.toContain("audit_log_2024_10");
    const { api } = await anAdministrator(world);
    const { entries: left } = await api.auditLog.list({ query: { action: "months.kept" } });
    expect(left.map(({ at }) => at.slice(0, 7))).toEqual(["2025-02", "2024-11"]);
  });

  test("entries are never changed or deleted", async () => {
    await entries(1, "months.closed", new Date("2026-11-02T00:00:00Z"));
    const refusedBy = (error: { cause?: { message: string } }) => error.cause?.message;
    for (const act of [
      "update audit_log set why = 'x'",
      "delete from audit_log",
      "delete from audit_log_2026_11",
    ])
      expect(await world.db.execute(sql.raw(act)).catch(refusedBy), act).toContain("append-only");
  });
});

import writeXlsxFile from "write-excel-file/node";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompany, aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
let made = 0;
const newAddress = () => `staff${++made}@people.example`;
async function secretTo(email: string) {
  return /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
}
async function lastAction(companyId: string) {
  const [row] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.companyId, companyId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.action;
}
const accept = (secret: string, body: { fullName?: string; password?: string } = {}, token?: string) =>
  world.client(token).employeeInvites.accept({ params: { secret }, body });

describe("employee invitations: one address", () => {
  test("who accepts with a new account is an employee at once, with the title they were given", async () => {
    const admin = await aCompanyAdmin(world);
    const email = newAddress();
    await admin.api.employeeInvites.invite({ body: { email, title: "Ranger" } });
    expect(await lastAction(admin.companyId)).toBe("employee.invited");
    const secret = await secretTo(email);
    expect(await world.client().employeeInvites.show({ params: { secret } })).toMatchObject({
      email,
      state: "pending",
      hasAccount: false,
    });
    const { token, user, employee } = await accept(secret, { fullName: "Ann Weaver", password });
    expect(user).toMatchObject({ email, emailVerified: true, accessRoles: ["employee"] });
    expect(employee).toMatchObject({ companyId: admin.companyId, title: "Ranger" });
    expect((await world.client(token).referrals.requests()).total).toBe(0);
    expect(await admin.api.employeeInvites.employees()).toMatchObject([
      { id: employee.id, fullName: "Ann Weaver", companyEmail: email, title: "Ranger" },
    ]);
    expect(await admin.api.employeeInvites.list()).toEqual([]);
    expect(await refusal(accept(secret, { password }))).toMatchObject({ code: "INVITE_CLOSED" });
    expect(await refusal(admin.api.employeeInvites.invite({ body: { email } }))).toMatchObject({
      code: "ALREADY_EMPLOYED",
    });
  });

  test("an account with the invited address needs its password; who is signed in needs none", async () => {
    const admin = await aCompanyAdmin(world);
    const known = await aCandidate(world, { email: newAddress() });
    await admin.api.employeeInvites.invite({ body: { email: known.email } });
    const secret = await secretTo(known.email);
    expect(await refusal(accept(secret, { fullName: "Eve", password }))).toMatchObject({
      code: "ACCOUNT_EXISTS",
    });
    const { user } = await accept(secret, {}, known.token);
    expect(user).toMatchObject({ id: known.userId, accessRoles: ["candidate", "employee"] });
  });

  test("an employee elsewhere who accepts works here from then on", async () => {
    const before = await anEmployee(world);
    const admin = await aCompanyAdmin(world);
    const email = newAddress();
    await admin.api.employeeInvites.invite({ body: { email } });
    const { employee } = await accept(await secretTo(email), {}, before.token);
    expect(employee.employments.map(({ state, company }) => [state, company.id])).toEqual([
      ["current", admin.companyId],
      ["past", before.companyId],
    ]);
  });

  test("sent again, the earlier link ends; withdrawn or after 2 weeks, the last one too", async () => {
    const admin = await aCompanyAdmin(world);
    const email = newAddress();
    const { id } = await admin.api.employeeInvites.invite({ body: { email } });
    const first = await secretTo(email);
    await admin.api.employeeInvites.resend({ params: { id } });
    const second = await secretTo(email);
    expect(await refusal(accept(first))).toMatchObject({ statusCode: 404 });
    await world.pass(15 * 86_400);
    expect(await refusal(accept(second, { fullName: "Ann", password }))).toMatchObject({
      code: "INVITE_CLOSED",
    });
    const stranger = await aCompanyAdmin(world);
    expect(await refusal(stranger.api.employeeInvites.remove({ params: { id } }))).toMatchObject({
      statusCode: 404,
    });
    await admin.api.employeeInvites.remove({ params: { id } });
    expect(await lastAction(admin.companyId)).toBe("employee.inviteWithdrawn");
    expect(await admin.api.employeeInvites.list()).toEqual([]);
    expect(await refusal(accept(second))).toMatchObject({ statusCode: 404 });
  });

  test("a team without the permission, or of an unproven company, invites nobody", async () => {
    const limited = await aCompanyAdmin(world, { without: ["team"] });
    expect(
      await refusal(limited.api.employeeInvites.invite({ body: { email: newAddress() } })),
    ).toMatchObject({ statusCode: 403 });
    const { id: companyId } = await aCompany(world, { provenAt: null });
    const unproven = await aCompanyAdmin(world, { companyId });
    expect(
      await refusal(unproven.api.employeeInvites.importFile({ file: new Blob(["Email\na@b.example"]) })),
    ).toMatchObject({ statusCode: 403 });
  });
});

describe("employee invitations: a staff list", () => {
  test("the preview says what becomes of each row, and importing does just that", async () => {
    const admin = await aCompanyAdmin(world);
    const works = await anEmployee(world, { companyId: admin.companyId });
    const open = newAddress();
    await admin.api.employeeInvites.invite({ body: { email: open } });
    const fresh = newAddress();
    const csv = [
      "Staff of the north office",
      "First name,Last name,Work email,Job title",
      `Ann,Weaver,${fresh.toUpperCase()},Ranger`,
      `Ann,Weaver,${fresh},Ranger`,
      `Bo,Open,${open},`,
      `Cy,Works,${works.email},`,
      "Di,Nobody,not an email,",
    ].join("\n");
    const expected = [
      { line: 3, email: fresh, fullName: "Ann Weaver", title: "Ranger", outcome: "invite" },
      { line: 4, outcome: "repeated" },
      { line: 5, email: open, outcome: "again" },
      { line: 6, outcome: "employee" },
      { line: 7, fullName: "Di Nobody", outcome: "invalid" },
    ];
    const preview = await admin.api.employeeInvites.preview({ file: new Blob([csv]) });
    expect(preview).toMatchObject({ invited: 2, rows: expected });
    expect(await admin.api.employeeInvites.list()).toHaveLength(1);

    expect(await admin.api.employeeInvites.importFile({ file: new Blob([csv]) })).toEqual(preview);
    expect(await lastAction(admin.companyId)).toBe("employee.listInvited");
    expect(await admin.api.employeeInvites.list()).toHaveLength(2);
    expect((await lastEmailTo(world, fresh))!.text).toContain("Ann");
    await accept(await secretTo(fresh), { fullName: "Ann Weaver", password });
    expect(await admin.api.employeeInvites.employees()).toHaveLength(2);
  });

  test.each([
    ["CSV of German Windows", (text: string) => Buffer.from(text.replaceAll("\t", ";"), "latin1")],
    ["Unicode text", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ])("names are whole as Excel saves them: %s", async (_, saved) => {
    const { api } = await aCompanyAdmin(world);
    const email = newAddress();
    const bytes = saved(`Vorname\tNachname\tE-Mail-Adresse\r\nJörg\tMüller\t${email}\r\n`);
    const file = new Blob([Uint8Array.from(bytes)]);
    expect(await api.employeeInvites.preview({ file })).toMatchObject({
      invited: 1,
      rows: [{ email, fullName: "Jörg Müller" }],
    });
  });

  test("a spreadsheet is read as a CSV file is", async () => {
    const { api } = await aCompanyAdmin(world);
    const email = newAddress();
    const rows = [
      ["Work email", "Job title"],
      [email, "Ranger"],
    ];
    const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
    const bytes = Uint8Array.from(await writeXlsxFile(cells).toBuffer());
    const file = { file: new Blob([bytes]), fileName: "staff.xlsx" };
    expect(await api.employeeInvites.preview(file)).toMatchObject({
      invited: 1,
      rows: [{ line: 2, email, title: "Ranger", outcome: "invite" }],
    });
    expect(await api.employeeInvites.importFile(file)).toMatchObject({ invited: 1 });
    const broken = new Blob([bytes.subarray(0, 60)]);
    expect(await refusal(api.employeeInvites.preview({ file: broken }))).toMatchObject({
      details: { file: expect.any(String) },
    });
  });

  test("a file without emails, and one that is too long, are refused with what to do", async () => {
    const { api } = await aCompanyAdmin(world);
    const long = ["Email", ...Array.from({ length: 501 }, (_, at) => `a${at}@people.example`)].join("\n");
    for (const csv of ["Name,Title\nAnn,Ranger", long])
      expect(await refusal(api.employeeInvites.preview({ file: new Blob([csv]) }))).toMatchObject({
        details: { file: expect.any(String) },
      });
  });
});

test("employees of a company: its team ends an employment; another's employee does not exist", async () => {
  const admin = await aCompanyAdmin(world);
  const employee = await anEmployee(world, { companyId: admin.companyId });
  const params = { id: employee.employeeId };
  const stranger = await aCompanyAdmin(world);
  expect(await refusal(stranger.api.employeeInvites.endEmployment({ params }))).toMatchObject({
    statusCode: 404,
  });
  await admin.api.employeeInvites.endEmployment({ params });
  expect(await lastAction(admin.companyId)).toBe("employee.ended");
  expect((await employee.api.employees.get({ params })).companyId).toBeNull();
  expect(await admin.api.employeeInvites.employees()).toEqual([]);
});

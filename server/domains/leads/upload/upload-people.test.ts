import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { exampleUpload } from "#contract/imported-people.ts";
import { users } from "#server/domains/accounts/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
import { uploadMonths } from "../tables.ts";

const world = openWorld();
type Team = Awaited<ReturnType<typeof aHiringTeam>>;
let team: Team;
beforeAll(async () => {
  team = await aHiringTeam(world);
});

const networkOf = ({ job }: Team) => ({ params: { id: job.companyId } });
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Person ${from + at},person${from + at}@upload.example`);
const file = (...lines: string[]) => ["Name,Email", ...lines].join("\n");

async function send(
  to: Team,
  text: string | Uint8Array<ArrayBuffer>,
  { jobId = to.job.id, fileName = "people.csv" } = {},
) {
  const { url } = await to.marit.api.files.upload({
    file: new Blob([text]),
    fileName,
    body: { folder: "leads" },
  });
  return to.marit.api.importedPeople.upload({ ...networkOf(to), body: { url, jobId } });
}
const day = 86_400;
const leads = async (of: Team, query = {}) => (await of.marit.api.leads.list({ query })).leads;

test("uploaded people: the people of a file become leads of the job, without account, score or email", async () => {
  const before = await world.db.$count(users);
  expect(await send(team, exampleUpload)).toMatchObject({ added: 2, joined: 0, duplicates: 0, refused: [] });
  const found = await leads(team, { jobId: team.job.id });
  expect(found.map(({ person }) => person.fullName).toSorted()).toEqual(["Rosa Alder", "Tomas Reyes"]);
  expect(found[0]).toMatchObject({ saved: false, ignored: false, job: { id: team.job.id } });
  expect(found[0]!.person).toMatchObject({
    external: true,
    fileName: "people.csv",
    addedBy: "Marit Oakes",
    notifiedAt: null,
  });
  expect(await world.db.$count(users)).toBe(before);
  expect(await lastEmailTo(world, "rosa.alder@people.example")).toBeUndefined();
});

test("nobody is doubled: not in a file, not by a second one, and what is new about them is kept", async () => {
  const here = await aHiringTeam(world);
  const other = await aJob(world, { companyId: here.job.companyId });
  const first =
    "Name,Email,LinkedIn,Phone\nAda Kim,ada@upload.example,,\nAda Kim,ADA@upload.example,linkedin.com/in/ada-kim,";
  expect(await send(here, first)).toMatchObject({ added: 1, twice: 1, duplicates: 0 });
  const again = "Name,LinkedIn,Phone,Email\nAda Kim,https://www.linkedin.com/in/ada-kim,+44 20,";
  expect(await send(here, again)).toMatchObject({ added: 0, joined: 0, twice: 0, duplicates: 1 });
  expect(await send(here, again, { jobId: other.id })).toMatchObject({ added: 0, joined: 1, duplicates: 0 });
  const found = await leads(here);
  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ person }) => person.id)).size).toBe(1);
  expect(found[0]!.person).toMatchObject({
    phone: "+44 20",
    linkedInUrl: "https://www.linkedin.com/in/ada-kim",
  });
  expect((await here.marit.api.importedPeople.limit(networkOf(here))).used).toBe(1);
});

test("uploaded people: two hundred people a month, counted on the server; people already there cost nothing", async () => {
  const here = await aHiringTeam(world);
  const tooMany = await refusal(send(here, file(...rows(1, 201))));
  expect(tooMany).toMatchObject({
    statusCode: 422,
    code: "LIMITREACHED_201",
    message: "Bulk upload limit reached: your file has 201 records, already uploaded 0/200 this month",
  });
  expect(await leads(here)).toEqual([]);
  expect((await send(here, file(...rows(1, 199)))).limit).toMatchObject({ used: 199, limit: 200, left: 1 });
  expect((await refusal(send(here, file(...rows(198, 201))))).code).toBe("LIMITREACHED_4");
  expect((await send(here, file(...rows(150, 200)))).limit).toMatchObject({ used: 200, left: 0 });
  await world.db.update(uploadMonths).set({ month: "2026-10" });
  expect(await here.marit.api.importedPeople.limit(networkOf(here))).toMatchObject({ used: 0, left: 200 });
});

test("uploaded people: two files at the same moment do not pass the limit together", async () => {
  const here = await aHiringTeam(world);
  const answers = await Promise.allSettled([
    send(here, file(...rows(1, 120))),
    send(here, file(...rows(121, 240))),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await here.marit.api.importedPeople.limit(networkOf(here))).used).toBe(120);
});

test("uploaded people: a file that is no list of people is refused, and so is every address but our own files", async () => {
  for (const text of ["Colour,Size\nred,4", "Name,Email\n"])
    expect(await refusal(send(team, text))).toMatchObject({
      code: "INVALIDFORMAT",
      message: "Invalid file format",
    });
  const sheet = zipSync({
    "[Content_Types].xml": strToU8(
      `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    "xl/workbook.xml": strToU8("<workbook/>"),
  });
  expect(await refusal(send(team, sheet, { fileName: "people.xlsx" }))).toMatchObject({
    code: "INVALIDFORMAT",
    message: "Invalid file format",
  });
  const { id: mine } = await team.marit.api.files.upload({
    file: new Blob(["Name,Email"]),
    fileName: "a.csv",
    body: { folder: "leads" },
  });
  const stranger = await aHiringTeam(world);
  const urls = [
    "https://elsewhere.example/people.csv",
    "/etc/passwd",
    `https://elsewhere.example/api/files/${mine}`,
  ];
  for (const url of urls)
    expect(
      (
        await refusal(
          team.marit.api.importedPeople.upload({ ...networkOf(team), body: { url, jobId: team.job.id } }),
        )
      ).code,
    ).toBe("NO_SUCH_FILE");
  const stolen = { url: `/api/files/${mine}`, jobId: stranger.job.id };
  expect(
    (await refusal(stranger.marit.api.importedPeople.upload({ ...networkOf(stranger), body: stolen }))).code,
  ).toBe("NO_SUCH_FILE");
  expect((await refusal(send(team, exampleUpload, { jobId: stranger.job.id }))).statusCode).toBe(404);
});

test("uploaded people: the file is gone once it is read", async () => {
  const here = await aHiringTeam(world);
  const { url, id } = await here.marit.api.files.upload({
    file: new Blob([exampleUpload]),
    fileName: "people.csv",
    body: { folder: "leads" },
  });
  const call = { ...networkOf(here), body: { url, jobId: here.job.id } };
  await here.marit.api.importedPeople.upload(call);
  expect((await refusal(here.marit.api.importedPeople.upload(call))).code).toBe("NO_SUCH_FILE");
  expect((await world.app.inject(url)).statusCode, id).toBe(404);
});

test("uploaded people: a file tells nobody who of its people has an account, but for those who applied themselves", async () => {
  const here = await aHiringTeam(world);
  const ann = await aCandidate(world, { email: "ann.here@upload.example" });
  await anApplication(world, here.job, { candidate: ann });
  const asked = await aCandidate(world, { email: "asked@upload.example" });
  await anApplication(world, here.job, { candidate: asked, applicationState: "outbound" });
  const result = await send(
    here,
    file("Ann,ann.here@upload.example", "Asked,asked@upload.example", "Nobody,nobody@upload.example"),
  );
  expect(result).toMatchObject({
    added: 2,
    refused: [{ line: 2, name: "Ann", why: "This person has already applied. Find them in your network." }],
  });
});

test("uploaded people: the notified person gets one email that names the source, and can have their details removed for good", async () => {
  const here = await aHiringTeam(world);
  await send(here, "Name,Email,LinkedIn\nRosa,rosa@upload.example,\nTomas,,linkedin.com/in/tomas-r");
  const found = await leads(here);
  const idOf = (name: string) => found.find(({ person }) => person.fullName === name)!.id;
  const leadIds = [idOf("Rosa"), idOf("Tomas")];
  expect(await here.marit.api.importedPeople.notify({ body: { leadIds, by: "email" } })).toMatchObject({
    notified: 1,
    refused: [{ leadId: idOf("Tomas"), code: "NO_ADDRESS" }],
  });
  expect(
    (await here.marit.api.importedPeople.notify({ body: { leadIds, by: "team" } })).refused[0]!.code,
  ).toBe("ALREADY_NOTIFIED");
  const email = (await lastEmailTo(world, "rosa@upload.example"))!;
  expect(email.text).toContain("from its own records");
  const link = /\S+\/api(\/uploaded-people\/objection\S+)/.exec(email.text)![1]!;
  const follow = (method: "GET" | "POST", url = link) => world.app.inject({ method, url: `/api${url}` });
  expect((await follow("GET")).body).toContain("rosa@upload.example");
  expect(await leads(here)).toHaveLength(2);
  expect((await follow("POST", `${link}x`)).statusCode).toBe(422);
  expect((await follow("POST")).body).toContain("have been removed");
  expect((await leads(here)).map(({ person }) => person.fullName)).toEqual(["Tomas"]);
  expect((await follow("GET")).body).not.toContain("rosa@upload.example");
  expect(await send(here, file("Rosa,rosa@upload.example"))).toMatchObject({
    added: 0,
    refused: [{ name: "Rosa", why: "This person asked you not to store their details." }],
  });
});

test("uploaded people: who signs up with the address later finds nothing of it, and applying ends the lead", async () => {
  const here = await aHiringTeam(world);
  await send(here, file("Ines,ines@upload.example"));
  const ines = await aCandidate(world, { email: "ines@upload.example" });
  expect(await ines.api.applications.mine()).toEqual([]);
  expect(await leads(here)).toHaveLength(1);
  await ines.api.applications.apply({ params: { id: here.job.id }, body: {} });
  await world.settle();
  expect(await leads(here)).toEqual([]);
});

test("uploaded people: a lead is saved, put away, brought back to where it was, and removed with the person", async () => {
  const here = await aHiringTeam(world);
  await send(here, file("Bo,bo@upload.example"));
  const [{ id, person }] = (await leads(here)) as [Awaited<ReturnType<typeof leads>>[number]];
  const { applications, leads: lists } = here.marit.api;
  await applications.save({ params: { id }, body: { saved: true } });
  await applications.ignoreLeads({ body: { requests: [id] } });
  expect(await lists.list({ query: { tab: 3 } })).toMatchObject({
    total: 1,
    counts: { pending: 0, saved: 0, invited: 0, removed: 1 },
  });
  const back = await applications.bringBackLeads({ body: { requests: [id] } });
  expect(back.applications).toMatchObject([{ saved: true, ignored: false }]);
  expect(await leads(here, { tab: 1 })).toHaveLength(1);
  await here.marit.api.importedPeople.forget({ params: { id: person.id } });
  expect(await leads(here, { tab: 1 })).toEqual([]);
});

test("uploaded people: a page that empties is answered with the last one", async () => {
  const here = await aHiringTeam(world);
  await send(here, file(...rows(1, 3)));
  const second = { skip: 2, limit: 2 };
  const [last] = await leads(here, second);
  await here.marit.api.importedPeople.forget({ params: { id: last!.person.id } });
  expect(await leads(here, second)).toHaveLength(2);
  expect(await leads(here, { tab: 1, ...second })).toEqual([]);
});

test("uploaded people: a member without the permission to source neither uploads nor invites", async () => {
  const here = await aHiringTeam(world);
  await here.marit.api.companies.setPermissions({
    body: { companyAdminId: here.dilip.companyAdminId, permissions: { sourcing: false } },
  });
  const asDilip = { ...here, marit: here.dilip };
  expect((await refusal(send(asDilip, exampleUpload))).statusCode).toBe(403);
  const { candidateId } = await aCandidate(world);
  const body = { candidates: [{ candidateId, jobId: here.job.id }] };
  expect(await refusal(here.dilip.api.networks.invite({ body }))).toMatchObject({
    statusCode: 403,
    message: "Your team hasn’t given you permission to find and invite people.",
  });
  await here.marit.api.companies.setPermissions({
    body: {
      companyAdminId: here.dilip.companyAdminId,
      permissions: { sourcing: true, applicants: false },
    },
  });
  expect(await here.dilip.api.networks.invite({ body })).toMatchObject({ invited: [{ candidateId }] });
});

test("uploaded people: the team is reminded three days before people it has not notified are removed", async () => {
  const here = await aHiringTeam(world);
  await send(here, file(...rows(1, 4)));
  const [notified, away] = await leads(here);
  await here.marit.api.importedPeople.notify({ body: { leadIds: [notified!.id], by: "team" } });
  await here.marit.api.applications.ignoreLeads({ body: { requests: [away!.id] } });
  const inApp = async () => (await here.dilip.api.notifications.list()).notifications;
  await world.pass(26 * day);
  expect(await inApp()).toEqual([]);
  await world.pass(day);
  expect(await inApp()).toMatchObject([
    {
      title: "Privacy notice due for 2 imported contacts",
      text: "You have 3 days left to tell 2 imported contacts that you have their details. After that, we’ll remove anyone you haven’t told.",
      url: "/hire/leads",
    },
  ]);
  expect((await lastEmailTo(world, here.dilip.email))?.subject).toBe(
    "Privacy notice due for 2 imported contacts",
  );
  await world.pass(2 * day);
  expect(await inApp()).toHaveLength(1);
});

test("uploaded people: a person is removed after 30 days if not notified, otherwise after a year", async () => {
  const here = await aHiringTeam(world);
  await send(here, file("Notified,notified@upload.example", "Waiting,waiting@upload.example"));
  const notified = (await leads(here)).find(({ person }) => person.fullName === "Notified")!;
  await here.marit.api.importedPeople.notify({ body: { leadIds: [notified.id], by: "team" } });
  const names = async () =>
    (
      await world.db
        .select()
        .from(externalCandidates)
        .where(eq(externalCandidates.companyId, here.job.companyId))
    ).map(({ fullName }) => fullName);
  await world.pass(29 * day);
  expect(await names()).toHaveLength(2);
  await world.pass(day);
  expect(await names()).toEqual(["Notified"]);
  await world.pass(335 * day);
  expect(await names()).toEqual([]);
});

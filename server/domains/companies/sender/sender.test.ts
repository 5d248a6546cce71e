import { eq } from "drizzle-orm";
import { authenticate } from "mailauth";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { smtpMail } from "#server/outside/mail/smtp.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openMailServer } from "#server/testing/mail-server.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSender } from "#server/testing/senders.ts";
import { openWorld } from "#server/testing/world.ts";
import { companySenders } from "../tables.ts";

const world = openWorld();
const mailServer = openMailServer();
beforeAll(() => {
  world.dependencies.outside.mail = smtpMail({
    url: mailServer.url,
    from: "Parallel <hello@parallel.test>",
  });
});

type Firm = Awaited<ReturnType<typeof aSender>>;
function publishRecord({ sender: { record } }: Firm, value = record.value) {
  world.textRecords.set(record.name, [value]);
}
const check = ({ api, sender }: Firm) => api.companies.checkSender({ params: { id: sender.id } });

/** The email to a candidate whom the company shortlists. */
async function anEmailInTheNameOf({ api, companyId }: Firm) {
  const { id, candidate } = await anApplication(world, await aJob(world, { companyId }));
  await api.applications.accept({ params: { id }, body: {} });
  await world.pass(10);
  const email = mailServer.received.findLast((each) => each.includes(`To: ${candidate.email}`))!;
  return { email, candidate, from: /^From: .*$/m.exec(email.toString())![0].trim() };
}
const usual = "From: Parallel <hello@parallel.test>";

test("sender: emails of a company come from its own domain once its record is there, and only then", async () => {
  const firm = await aSender(world);
  const { sender } = firm;
  expect(sender).toMatchObject({
    state: "waiting",
    record: { type: "TXT", value: expect.stringMatching(/^v=DKIM1; k=rsa; p=MII/) },
  });
  expect((await anEmailInTheNameOf(firm)).from).toBe(usual);

  publishRecord(firm, "v=DKIM1; k=rsa; p=MIIother");
  expect(await check(firm)).toMatchObject({ state: "waiting", problem: "wrong" });
  publishRecord(firm, sender.record.value.replace("p=", "p= "));
  await world.pass(600);
  const { sender: now } = await firm.api.companies.sender({ params: { companyId: firm.companyId } });
  expect(now).toMatchObject({ state: "live", problem: null });
  expect((await anEmailInTheNameOf(firm)).from).toMatch(
    new RegExp(`^From: "?Company \\d+"? <${sender.address}>$`),
  );

  world.textRecords.delete(sender.record.name);
  await world.pass(3600);
  expect(await check(firm)).toMatchObject({ state: "failing", problem: "missing" });
  expect((await anEmailInTheNameOf(firm)).from).toBe(usual);
  publishRecord(firm);
  expect(await check(firm)).toMatchObject({ state: "live" });
  await firm.api.companies.removeSender({ params: { id: sender.id } });
  expect((await anEmailInTheNameOf(firm)).from).toBe(usual);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.companyId, firm.companyId));
  const actions = kept.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["company.senderAdded", "company.senderRemoved"]));
});

test("sender: the signature holds, covers the headers of one-click unsubscribe, and the click works", async () => {
  const firm = await aSender(world);
  publishRecord(firm);
  await check(firm);
  const { email, candidate } = await anEmailInTheNameOf(firm);
  const { dkim, dmarc } = await authenticate(email, {
    ip: "192.0.2.1",
    helo: "mail.parallel.test",
    sender: "hello@parallel.test",
    resolver: async (name: string) => {
      if (name === `_dmarc.${firm.sender.domain}`) return [["v=DMARC1; p=reject"]];
      const texts = world.textRecords.get(name);
      if (texts) return texts.map((text) => [text]);
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    },
  });
  expect(dkim!.results).toHaveLength(1);
  const { status, signingDomain, signingHeaders } = dkim!.results[0]!;
  expect([status.result, signingDomain]).toEqual(["pass", firm.sender.domain]);
  const signed = signingHeaders!
    .keys!.toLowerCase()
    .split(":")
    .map((name) => name.trim());
  expect(signed).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
  expect(dmarc).toMatchObject({ status: { result: "pass" } });

  const unfolded = email.toString().replace(/\r\n[ \t]+/g, " ");
  expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const address = /^List-Unsubscribe: <http:\/\/parallel\.test([^>]+)>/m.exec(unfolded)![1]!;
  const before = await candidate.api.accounts.emailSettings();
  const boundary = "part";
  const clicked = await world.app.inject({
    method: "POST",
    url: address,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  });
  expect(clicked.statusCode).toBe(200);
  expect(await candidate.api.accounts.emailSettings()).toEqual({ ...before, applications: false });
});
test("sender: only at a domain of one’s own, one at a time; its key is encrypted and in no answer", async () => {
  const firm = await aSender(world);
  const { api, sender } = firm;
  const add = (domain: string) => refusal(api.companies.addSender({ body: { domain, mailbox: "jobs" } }));
  expect(await add("google.example")).toMatchObject({
    statusCode: 422,
    details: { domain: expect.any(String) },
  });
  expect(await add(sender.domain)).toMatchObject({ code: "SENDER_SET" });
  const spaced = { domain: sender.domain, mailbox: "jobs team" };
  expect((await refusal(api.companies.addSender({ body: spaced }))).message).toContain("such as jobs");
  const [kept] = await world.db.select().from(companySenders).where(eq(companySenders.id, sender.id));
  expect(kept!.privateKey).not.toContain("PRIVATE");
  expect(Buffer.from(kept!.privateKey, "base64url").toString("latin1")).not.toContain("PRIVATE");
  expect(sender).not.toHaveProperty("privateKey");
  const other = await aCompanyAdmin(world);
  expect((await refusal(other.api.companies.removeSender({ params: { id: sender.id } }))).statusCode).toBe(
    404,
  );
  expect(
    (await refusal(other.api.companies.sender({ params: { companyId: firm.companyId } }))).statusCode,
  ).toBe(404);
});

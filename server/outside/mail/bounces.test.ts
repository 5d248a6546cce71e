import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { notificationEmail } from "#server/emails/notification.ts";
import { postEmail, receivesEmail } from "#server/testing/inbound-email.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { enqueueEmail } from "./outbox.ts";
import { outbox } from "./tables.ts";

const world = openWorld(null, receivesEmail);
beforeAll(() => void (world.dependencies.outside.mail.leaves = true));

let made = 0;
/** An email that left, with where reports about it go. */
async function anEmail() {
  const to = `reader${++made}@people.example`;
  const email = notificationEmail.render(notificationEmail.sample, { postalAddress: "1 Street" });
  const id = await world.db.transaction((tx) =>
    enqueueEmail(tx, { to, userId: null, category: "matches", email }, world.now()),
  );
  await world.settle();
  const { returnPath } = world.mailed.find((mail) => mail.to === to)!;
  return { id, to, returnPath: returnPath! };
}

interface Said {
  to: string;
  about: string;
  status?: string;
  action?: string;
  diagnostic?: string;
  emailId?: string;
  original?: string;
}
/** A delivery report as mail servers write it (RFC 3464). */
const report = ({
  to,
  about,
  status = "5.1.1",
  action = "failed",
  diagnostic = "550 5.1.1 <x>: Recipient address rejected:\n    User unknown",
  emailId,
  original,
}: Said) =>
  Buffer.from(
    `From: MAILER-DAEMON@mx.example
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

${original ? `Original-Recipient: rfc822; ${original}\n` : ""}Final-Recipient: rfc822; ${about}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}

--b1
Content-Type: message/rfc822

From: Parallel <hello@parallel.example>
${emailId ? `X-Email-Id: ${emailId}\n` : ""}Subject: News

Hello
--b1--
`.replaceAll("\n", "\r\n"),
  );
const arrives = async (said: Said) => (await postEmail(world, report(said))).outcome;
async function stateOf(id: string) {
  const [row] = await world.db.select().from(outbox).where(eq(outbox.id, id));
  return row!.state;
}
async function bounced() {
  const { api } = await anAdministrator(world);
  return (await api.desk.system()).bounces;
}

test("bounces: an email names where reports about it go, and one that says the mailbox is gone ends emails there", async () => {
  const { id, to, returnPath } = await anEmail();
  expect(returnPath).toMatch(/^bounce\+[\da-f]{56}@replies\.parallel\.test$/);
  expect(await arrives({ to: returnPath, about: to })).toBe("recorded");
  expect(await bounced()).toMatchObject([
    { email: to, reason: "550 5.1.1 <x>: Recipient address rejected: User unknown" },
  ]);
  expect(await stateOf(id)).toBe("suppressed");
  // The same report again changes nothing more.
  expect(await arrives({ to: returnPath, about: to })).toBe("ignored");
});

test("bounces: a full mailbox, a delay and a refused policy end nothing", async () => {
  const { id, to, returnPath } = await anEmail();
  const before = (await bounced()).length;
  for (const said of [
    { status: "4.2.2", diagnostic: "452 4.2.2 mailbox full" },
    { status: "5.2.2", diagnostic: "552 5.2.2 over quota" },
    { status: "5.7.1", diagnostic: "550 5.7.1 rejected by policy, see 5.1.1.9" },
    { action: "delayed" },
    { action: "delivered", status: "2.0.0", diagnostic: "250 ok" },
  ])
    expect(await arrives({ to: returnPath, about: to, ...said }), JSON.stringify(said)).toBe("ignored");
  expect(await bounced()).toHaveLength(before);
  expect(await stateOf(id)).toBe("sent");
});

test("bounces: a code in words counts where the status itself says nothing", async () => {
  const { to, returnPath } = await anEmail();
  expect(await arrives({ to: returnPath, about: to, status: "5.0.0" })).toBe("recorded");
});

test("bounces: a report that comes to another address of ours counts by the email it returns, and for its reader alone", async () => {
  const { id, to } = await anEmail();
  const elsewhere = `reply+${"0".repeat(32)}@replies.parallel.test`;
  expect(await arrives({ to: elsewhere, about: "victim@people.example", emailId: id })).toBe("ignored");
  expect(await arrives({ to: elsewhere, about: to, emailId: id })).toBe("recorded");
});

test("bounces: an address that the reader forwards to and that is gone ends nothing for the reader", async () => {
  const { id, to, returnPath } = await anEmail();
  const about = "old@elsewhere.example";
  expect(await arrives({ to: returnPath, about })).toBe("ignored");
  expect(await arrives({ to: returnPath, about, original: to })).toBe("ignored");
  expect(await stateOf(id)).toBe("sent");
  expect(await arrives({ to: returnPath, about: to.toUpperCase() })).toBe("recorded");
});

test("bounces: a forged report ends nobody’s emails", async () => {
  const { id, to, returnPath } = await anEmail();
  const other = await anEmail();
  const before = (await bounced()).length;
  const [, token] = /\+([\da-f]+)@/.exec(returnPath)!;
  const forged = [
    `bounce+${"0".repeat(56)}@replies.parallel.test`,
    `bounce+${other.id.replaceAll("-", "")}${token!.slice(32)}@replies.parallel.test`,
    `bounce+${id.replaceAll("-", "")}@replies.parallel.test`,
  ];
  for (const address of forged) expect(await arrives({ to: address, about: to })).toBe("ignored");
  expect(await arrives({ to: forged[0]!, about: to, emailId: crypto.randomUUID() })).toBe("ignored");
  expect(await bounced()).toHaveLength(before);
});

test("bounces: words written to such an address are no report", async () => {
  const { to, returnPath } = await anEmail();
  const body = Buffer.from(`From: ${to}\r\nTo: ${returnPath}\r\nSubject: Hi\r\n\r\nStatus: 5.1.1\r\n`);
  expect((await postEmail(world, body)).outcome).toBe("ignored");
});

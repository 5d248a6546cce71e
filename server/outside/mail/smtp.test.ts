import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notificationEmail } from "#server/emails/notification.ts";
import { openWorld } from "#server/testing/world.ts";
import { enqueueEmail, sendEmail } from "./outbox.ts";
import { smtpMail } from "./smtp.ts";
import { outbox } from "./tables.ts";

const world = openWorld();

const received: string[] = [];
const asked: string[] = [];
const senders: string[] = [];
/** Where the server says that it knows no such sender: at which command, if at all. */
let knowsSenderAt: "MAIL FROM" | "RCPT TO" | null = null;
const refused = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
const isUnknown = (address: string) => !address.endsWith("@parallel.example");
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onMailFrom({ address }, _session, done) {
    senders.push(address);
    done(knowsSenderAt === "MAIL FROM" && isUnknown(address) ? refused(554) : null);
  },
  onRcptTo({ address }, { envelope: { mailFrom } }, done) {
    asked.push(address);
    const codes: Record<string, number> = { "gone@people.example": 550, "full@people.example": 452 };
    const sender = mailFrom ? mailFrom.address : "";
    const code = knowsSenderAt === "RCPT TO" && isUnknown(sender) ? 553 : codes[address];
    done(code ? refused(code) : null);
  },
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.server.address() as { port: number }).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test("mail server: an email leaves through a mail server with its one-click unsubscribe headers", async () => {
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "Parallel <hello@parallel.example>" });
  const headers = {
    "List-Unsubscribe": "<https://parallel.example/api/unsubscribe?token=t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  await mail.send({
    to: "ann@people.example",
    subject: "Grüße",
    text: "words",
    html: "<p>words</p>",
    headers,
  });
  expect(mail.leaves).toBe(true);
  expect(received[0]).toContain("To: ann@people.example");
  expect(received[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(received[0]).toContain("text/html");
});

test("mail server: an address that bounced for good gets nothing more; a full mailbox is tried again", async () => {
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "Parallel <hello@parallel.example>" });
  const send = (to: string) =>
    world.db.transaction(async (tx) => {
      const email = notificationEmail.render(notificationEmail.sample, { postalAddress: "1 Street" });
      const id = await enqueueEmail(tx, { to, userId: null, category: "account", email }, world.now());
      await sendEmail(tx, { id }, { ...world.dependencies, outside: { mail }, now: world.now() });
      const [row] = await tx.select().from(outbox).where(eq(outbox.id, id));
      return row!.state;
    });
  expect(await send("gone@people.example")).toBe("suppressed");
  expect(await send("gone@people.example")).toBe("suppressed");
  expect(asked.filter((address) => address === "gone@people.example")).toHaveLength(1);
  await expect(send("full@people.example")).rejects.toThrow();
});

test.each(["MAIL FROM", "RCPT TO"] as const)(
  "mail server: one that refuses the return path at %s gets the email from the address it knows",
  async (command) => {
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: "Parallel <hello@parallel.example>" });
    const email = { to: "bo@people.example", subject: "Code", text: "1", html: "<p>1</p>", headers: {} };
    const returnPath = "bounce+1@replies.example";
    knowsSenderAt = command;
    const before = { received: received.length, senders: senders.length };
    await mail.send({ ...email, returnPath });
    expect(received).toHaveLength(before.received + 1);
    expect(senders.slice(before.senders)).toEqual([returnPath, "hello@parallel.example"]);
    knowsSenderAt = null;
    await mail.send({ ...email, returnPath });
    expect(senders.at(-1)).toBe(returnPath);
  },
);

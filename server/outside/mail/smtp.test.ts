import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpMail } from "./smtp.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
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

test("a letter leaves through a mail server with its one-click unsubscribe headers", async () => {
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

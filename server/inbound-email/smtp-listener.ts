import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Config } from "#server/config.ts";
import type { Outside } from "#server/context.ts";
import { readAddress } from "./addresses.ts";
import type { Deliver } from "./deliver.ts";
import { unknownAddress } from "./inbound-email.ts";
import { mostEmailBytes, readEmail } from "./read-email.ts";

interface Listening {
  config: Pick<Config, "INBOUND_DOMAIN" | "INBOUND_SMTP_PORT">;
  outside: Pick<Outside, "report">;
}
const tooLarge = "The email is too large. Send the file in the product instead.";

/** Takes email for our addresses from programs of this machine, for development; nobody else reaches it. */
export async function listenForEmail({ config, outside }: Listening, deliver: Deliver) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: mostEmailBytes,
    onRcptTo({ address }, _session, done) {
      done(readAddress(config, address) ? null : refused(550, unknownAddress.message));
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      take(stream, recipients, deliver).then(
        (answer) => (answer instanceof Error ? done(answer) : done(null, answer)),
        (error: unknown) => {
          outside.report("inbound email", error);
          done(refused(451, "The email couldn’t be taken. Try again later."));
        },
      );
    },
  });
  server.on("error", (error) => outside.report("inbound email", error));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(config.INBOUND_SMTP_PORT, "127.0.0.1", resolve);
  });
  return {
    port: (server.server.address() as { port: number }).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function take(stream: SMTPServerDataStream, recipients: string[], deliver: Deliver) {
  const pieces: Buffer[] = [];
  for await (const piece of stream) if (!stream.sizeExceeded) pieces.push(piece as Buffer);
  if (stream.sizeExceeded) return refused(552, tooLarge);
  const email = await readEmail(Buffer.concat(pieces), recipients);
  if (!email) return refused(554, "This isn’t an email that can be read.");
  const { outcome, message } = await deliver(email);
  return outcome === "unknown" ? refused(550, message) : message;
}

function refused(responseCode: number, sentence: string) {
  return Object.assign(new Error(sentence), { responseCode });
}

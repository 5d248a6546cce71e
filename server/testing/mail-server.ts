import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll } from "vitest";

/** A mail server of this machine that keeps what it gets, as it came. */
export function openMailServer() {
  const received: Buffer[] = [];
  const opened = { url: "", received };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        received.push(Buffer.concat(pieces));
        done();
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    opened.url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return opened;
}

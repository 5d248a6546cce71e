import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { boundServer } from "#server/http/slow-callers.ts";
import { mostRead } from "#server/http/unreadable-calls.ts";
import type { CertificateStore } from "./certificate-store.ts";

/** The product over https, each address with its own certificate. Handshakes of other names fail before anything is ordered. */
export async function listenForHttps(
  app: FastifyInstance,
  { HOST, MAX_CONNECTIONS }: Config,
  { port, certificates }: { port: number; certificates: CertificateStore },
) {
  const server = createServer(
    {
      maxHeaderSize: mostRead,
      minVersion: "TLSv1.2",
      SNICallback: (name, answer) => {
        certificates.contextFor(name).then(
          (context) => (context ? answer(null, context) : answer(new Error(`${name} is not served here`))),
          (error: Error) => answer(error),
        );
      },
    },
    (request, reply) => app.routing(request, reply),
  );
  boundServer(server, MAX_CONNECTIONS);
  server.on("upgrade", (...upgrade) => app.server.emit("upgrade", ...upgrade));
  server.listen(port, HOST);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("listening: a port that is taken is named", async () => {
  const [first, second] = [Fastify(), Fastify()];
  await listen(first, { PORT: 0, HOST: "127.0.0.1" });
  const { port } = first.server.address() as AddressInfo;
  await expect(listen(second, { PORT: port, HOST: "127.0.0.1" })).rejects.toThrow(
    `Port ${port} is taken by another program; stop that one or choose another PORT.`,
  );
  await first.close();
});

test("listening: a host that is not of this machine is named", async () => {
  await expect(listen(Fastify(), { PORT: 0, HOST: "192.0.2.1" })).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is no address of this machine; /,
  );
});

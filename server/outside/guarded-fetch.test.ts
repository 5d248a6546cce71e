import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedFetch } from "./guarded-fetch.ts";

let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer(({ url = "/" }, response) => {
    const ways: Record<string, string> = {
      "/inside": `http://localhost:${host.split(":")[1]}/`,
      "/odd": "http://[",
      "/round": "/round",
      "/on": "/",
    };
    response.writeHead(ways[url] ? 302 : 200, ways[url] ? { location: ways[url] } : {}).end("read");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0.0.0.0/",
  "http://[::1]/",
  "http://[::127.0.0.1]/",
  "http://[::8.8.8.8]/",
  "http://[::ffff:10.0.0.1]/",
  "http://[fd00::1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://10.1.2.3/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data",
])("outgoing calls: %s is inside and not fetched", async (address) => {
  await expect(guardedFetch([])(address)).rejects.toThrow("That address is not on the public internet.");
});

test.each(["file:///etc/hosts", "ftp://example.com/", "example.com"])(
  "outgoing calls: %s is no address of the web",
  async (address) => {
    await expect(guardedFetch([])(address)).rejects.toThrow("Please enter a valid URL");
  },
);

test("outgoing calls: a name is judged by what it leads to", async () => {
  const address = `http://localhost:${host.split(":")[1]}/`;
  await expect(guardedFetch([host])(address)).rejects.toThrow("That address is not on the public internet.");
});

test.each([
  ["/inside", "That address is not on the public internet."],
  ["/odd", "Please enter a valid URL"],
  ["/round", "The address redirects too many times."],
])("a redirect gains nothing: %s", async (path, sentence) => {
  await expect(guardedFetch([host])(`http://${host}${path}`)).rejects.toThrow(sentence);
});

test("outgoing calls: an answer is read to its end, and no further than asked", async () => {
  const fetched = await guardedFetch([host])(`http://${host}/on`);
  expect(fetched.body.toString()).toBe("read");
  await expect(guardedFetch([host])(`http://${host}/`, { maxBytes: 2 })).rejects.toThrow("too large");
});

test("allowed private hosts: a name allows every port, a name with a port only that one", async () => {
  const [name, port] = host.split(":");
  expect((await guardedFetch([name!])(`http://${host}/`)).body.toString()).toBe("read");
  expect((await guardedFetch([host])(`http://${host}/`)).body.toString()).toBe("read");
  await expect(guardedFetch([`${name}:${Number(port) - 1}`])(`http://${host}/`)).rejects.toThrow(
    "not on the public internet",
  );
});

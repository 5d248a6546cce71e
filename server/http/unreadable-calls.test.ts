import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
beforeAll(() => world.app.listen({ port: 0, host: "127.0.0.1" }));

/** What a call, written as it goes over the line, is answered. */
async function answerTo(call: string) {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () => socket.write(call));
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) as object };
}
const callWith = (path: string, letters: number) =>
  `GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\nx-long: ${"a".repeat(letters)}\r\n\r\n`;
const chatBody = {
  code: 24,
  StatusCode: 431,
  message: expect.stringMatching(/^[A-Z]\w* failed with error: "the headers are too large"$/),
  duration: expect.stringMatching(/ms$/),
};
const ownBody = { error: expect.objectContaining({ statusCode: 431, code: "HEADERS_TOO_LARGE" }) };

test.each([
  ["a chat call", "/chat/channels", 20_000, chatBody],
  ["a chat call", "/chat/channels?api_key=k", 100_000, chatBody],
  ["a call", "/api/jobs", 20_000, ownBody],
  ["a call", "/api/jobs", 100_000, ownBody],
  ["a page", "/chatter", 100_000, ownBody],
  ["a long chat address", `/chat/users?payload=${"a".repeat(100_000)}`, 1, chatBody],
])(
  "unreadable calls: %s with too much before its body is told so in the shape of where it went (%#)",
  async (_, path, letters, body) => {
    expect(await answerTo(callWith(path, letters))).toEqual({
      status: 431,
      body: expect.objectContaining(body),
    });
  },
);

test("unreadable calls: what is no HTTP is refused as well", async () => {
  const body = { error: expect.objectContaining({ statusCode: 400, code: "BAD_REQUEST" }) };
  expect(await answerTo("HELLO there\r\n\r\n")).toEqual({ status: 400, body });
});

test("unreadable calls: headers of a common size pass", async () => {
  const { statusCode } = await world.app.inject({
    url: "/healthz",
    headers: { "x-long": "a".repeat(10_000) },
  });
  expect(statusCode).toBe(200);
});

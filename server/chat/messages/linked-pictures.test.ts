import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const { aChannel, as, say } = conversationsIn(world);

const pictures: Record<string, Buffer> = {
  "/photo.png": await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#2b47c9" } })
    .png()
    .toBuffer(),
  "/text.png": Buffer.from("<script>alert(1)</script>"),
  "/drawing.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  "/broken.png": Buffer.from("89504e470d0a1a0a0000000d49484452ffffffffffffffff0802", "hex"),
  "/large.png": Buffer.alloc(5_000_001),
};
const elsewhere = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, "http://here");
  const picture = pictures[pathname];
  if (picture) return void response.writeHead(200, { "content-type": "image/png" }).end(picture);
  if (pathname === "/moved.png")
    return void response.writeHead(302, { location: "http://127.0.0.1:9/private.png" }).end();
  if (pathname === "/gone.png") return void response.writeHead(404, { "content-type": "image/png" }).end();
  response.writeHead(200, { "content-type": "text/html" });
  response.end(
    `<meta property="og:title" content="A job"><meta property="og:image" content="${searchParams.get("picture")}">`,
  );
});
let host: string;

beforeAll(async () => {
  await new Promise<void>((done) => void elsewhere.listen(0, "127.0.0.1", done));
  host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  world.dependencies.outside.fetch = guardedFetch([host]);
});
afterAll(() => void elsewhere.close());

/** The card that a link grows in a conversation, and what stands at its picture's address. */
async function cardOf(path: string) {
  const channel = await aChannel(`card-${path.replace(/\W+/g, "-")}`, ["ann", "ben"]);
  const { id } = await say("ann", channel, `look: http://${host}${path}`);
  const attachments = async () => (await as("ben")("GET", `/messages/${id}`)).body.message.attachments;
  await vi.waitUntil(async () => (await attachments()).length === 1, 10_000);
  const [card] = await attachments();
  return card as Record<string, string>;
}

test.each(["/page?picture=/photo.png", "/photo.png"])(
  "link previews: the picture is kept here, made small and served from our own address (%s)",
  async (path) => {
    const card = await cardOf(path);
    expect(card.og_scrape_url).toBe(`http://${host}${path}`);
    expect(card.image_url).toBe(card.thumb_url);
    const { pathname, search, host: ours } = new URL(card.image_url!);
    expect(ours).not.toBe(host);
    const { statusCode, headers, rawPayload } = await world.app.inject({ url: pathname + search });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 840, height: 420 });
    expect((await world.app.inject({ url: pathname })).statusCode).not.toBe(200);
  },
);

test.each(["text.png", "drawing.svg", "broken.png", "large.png", "moved.png", "gone.png"])(
  "link previews: what is no picture leaves the card without one (%s)",
  async (name) => {
    const card = await cardOf(`/page?picture=/${name}`);
    expect(card.title).toBe("A job");
    expect(card).not.toHaveProperty("image_url");
    expect(card).not.toHaveProperty("thumb_url");
  },
);

import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { serveStylesTogether, withStylesTogether } from "./styles-together.ts";

const link = (name: string) => `<link nonce="" rel="stylesheet" href="/assets/${name}.css#"/>`;
const page = (...names: string[]) =>
  `<head>${names.map((name) => link(name)).join("")}<title>Jobs</title></head>`;

test("styles together: the small ones become one, the first and everything else stay", () => {
  expect(withStylesTogether(page("entry-1", "page-2", "field-3", "menu-4"))).toBe(
    `<head>${link("entry-1")}<link rel="stylesheet" href="/assets/together/page-2,field-3,menu-4.css"/><title>Jobs</title></head>`,
  );
});

test.each([[[]], [["entry-1"]], [["entry-1", "page-2"]]])(
  "styles together: %j has nothing to put together",
  (names) => {
    expect(withStylesTogether(page(...names))).toBe(page(...names));
  },
);

test("styles together: an address answers the files it names in their order, for good, and none outside of the build", async () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "page-2.css"), ".page{}");
  writeFileSync(join(folder, "assets", "field-3.css"), ".field{}");
  writeFileSync(join(folder, "secret.css"), "no");
  const app = Fastify();
  serveStylesTogether(app, folder, "immutable");
  const found = await app.inject("/assets/together/page-2,field-3.css");
  expect(found.body).toBe(".page{}\n.field{}");
  expect(found.headers).toMatchObject({
    "cache-control": "immutable",
    "content-type": "text/css; charset=utf-8",
  });
  for (const wrong of [
    "page-2,gone-9.css",
    "..%2Fsecret.css",
    ".css",
    "page-2.txt",
    "p,".repeat(50) + "p.css",
  ])
    expect((await app.inject(`/assets/together/${wrong}`)).statusCode).toBe(404);
  await app.close();
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { diskStorage, forgetUnfinished } from "./disk.ts";
import { s3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "storage-"));
const bucket = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "files", configs: [] }],
});
let s3: Storage;

beforeAll(async () => {
  const { port } = await bucket.run();
  s3 = s3Storage(
    readConfig({
      NODE_ENV: "test",
      SECRET: "a secret for tests only, long enough",
      S3_BUCKET: "files",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    }),
  );
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ["a folder", () => diskStorage(join(folder, "disk"))],
  ["an S3 bucket", () => s3],
])("files in %s", (_, open) => {
  test("come back byte for byte, are replaced whole, and are gone when removed", async () => {
    const storage = open();
    const key = "candidate-resumes/0190/Zoë’s resume (1).pdf";
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_byte, at) => at % 251));
    await storage.put(key, bytes, "application/pdf");
    expect((await storage.get(key))!.equals(bytes)).toBe(true);
    const part = await storage.getPart(key, { first: 250, last: 260 });
    expect(part!.equals(bytes.subarray(250, 261))).toBe(true);
    expect(await storage.getPart(key, { first: 299_990, last: 400_000 })).toHaveLength(10);
    await storage.put(key, Buffer.from("second"), "application/pdf");
    expect(String(await storage.get(key))).toBe("second");
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  test("that were never there are answered with nothing, and removing them is no error", async () => {
    const storage = open();
    expect(await storage.get("logos/none.png")).toBeNull();
    expect(await storage.getPart("logos/none.png", { first: 0, last: 9 })).toBeNull();
    await storage.remove("logos/none.png");
  });
});

test("file storage: a file that cannot be finished leaves nothing behind", async () => {
  const place = join(folder, "unfinished");
  mkdirSync(join(place, "logos/taken.png"), { recursive: true });
  writeFileSync(join(place, "logos/taken.png/inside"), "a folder cannot be replaced by a file");
  await expect(diskStorage(place).put("logos/taken.png", Buffer.from("new"), "image/png")).rejects.toThrow();
  expect(readdirSync(join(place, "logos"))).toEqual(["taken.png"]);
});

test("file storage: what a killed process left half written goes; what may still be written stays", async () => {
  const place = join(folder, "left");
  mkdirSync(join(place, "logos"), { recursive: true });
  for (const name of ["old.png.123.part", "new.png.123.part", "kept.part", "kept.png"])
    writeFileSync(join(place, "logos", name), "x");
  const longAgo = Date.now() / 1000 - 7200;
  for (const name of ["old.png.123.part", "kept.part"])
    utimesSync(join(place, "logos", name), longAgo, longAgo);
  await forgetUnfinished(place);
  expect(readdirSync(join(place, "logos")).toSorted()).toEqual(["kept.part", "kept.png", "new.png.123.part"]);
});

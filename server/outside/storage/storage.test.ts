import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { diskStorage } from "./disk.ts";
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
    await storage.put(key, Buffer.from("second"), "application/pdf");
    expect(String(await storage.get(key))).toBe("second");
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  test("that were never there are answered with nothing, and removing them is no error", async () => {
    const storage = open();
    expect(await storage.get("logos/none.png")).toBeNull();
    await storage.remove("logos/none.png");
  });
});

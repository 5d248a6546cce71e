import pg from "pg";
import { expect, inject, test } from "vitest";
import { joinEmbedded, startEmbedded } from "./embedded.ts";

test("embedded database: a command joins the database that is running on its folder, and leaves it running", async () => {
  const joined = await joinEmbedded(inject("databaseFolder"));
  expect(joined.url).toBe(inject("databaseUrl"));
  await joined.stop();

  const client = new pg.Client({ connectionString: joined.url });
  await client.connect();
  const { rows } = await client.query("select 1 as answer");
  await client.end();
  expect(rows).toEqual([{ answer: 1 }]);
});

test("embedded database: a second start on a folder in use is refused with what to do instead", async () => {
  const folder = inject("databaseFolder");
  await expect(startEmbedded(folder)).rejects.toThrow(
    `Another start (process ${process.pid}) is already using ${folder}. Stop it, or choose another DATA_DIR.`,
  );
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { findHome } from "#server/database/postgres-home.ts";
import { productRole } from "#server/database/product-role.ts";
import { firstInstant } from "./first-instant.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
    /** To make, empty and sweep databases of tests. */
    superuserUrl: string;
    databaseFolder: string;
    /** Where the server listens beside its port. */
    databaseSocket: string;
  }
}

/** One database server for the run, and one migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
  const server = await startEmbedded(folder, { durable: false });
  const maker = openDatabase(server.superuserUrl, { max: 1 });
  await maker.pool.query(`create database template owner ${productRole}`);
  await maker.close();
  const template = openDatabase(databaseAt(server.url, "template"), { max: 2 });
  await migrateDatabase(template);
  // Partitions are made for the months around today, and tests begin on another day.
  await template.pool.query("select keep_visitor_events($1, 13)", [firstInstant]);
  await template.close();
  project.provide("databaseUrl", server.url);
  project.provide("superuserUrl", server.superuserUrl);
  project.provide("databaseFolder", folder);
  project.provide("databaseSocket", findHome(folder).data);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function databaseAt(url: string, name: string) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

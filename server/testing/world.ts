import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, inject } from "vitest";
import { type Send, createClient } from "#contract/client.ts";
import type { Client } from "#contract/endpoint.ts";
import { type ProductContract, contract } from "#contract/index.ts";
import { createApp, taskRunners } from "#server/app.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { readConfig } from "#server/config.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { runOneTask } from "#server/tasks/run-task.ts";
import type { Email } from "#server/outside/mail/mail.ts";
import { openOutside } from "#server/outside/open.ts";
import { emptyDatabase } from "./empty-database.ts";
import { firstInstant } from "./first-instant.ts";

export type TestClient = Client<ProductContract>;

/** A server of its own for one test file: a cloned database, a clock that the test moves, the real rest. */
export class World {
  app!: FastifyInstance;
  database!: OpenDatabase;
  dependencies!: ServerDependencies;
  /** Work that failed; a test that expects none finds it here. */
  failures: { kind: string; error: unknown }[] = [];
  /** The first session of each person that was made for a test: their chat tokens name it. */
  sessions = new Map<string, string>();
  /** Emails as their readers got them. */
  mailed: Email[] = [];
  /** What domains say of themselves; nothing is looked up outside. */
  textRecords = new Map<string, string[]>();
  /** Where names lead. */
  aliases = new Map<string, string>();
  private clock = firstInstant;

  get db() {
    return this.database.db;
  }
  now = () => this.clock;
  /** Moves the clock and runs all the tasks that became due. */
  async pass(seconds: number) {
    this.moveClock(seconds);
    await this.settle();
  }
  moveClock(seconds: number) {
    this.clock = new Date(this.clock.getTime() + seconds * 1000);
  }
  /** Runs the tasks that are due now: emails, reactions. */
  async settle() {
    const options = {
      runners: taskRunners,
      onFailure: (kind: string, error: unknown) => this.failures.push({ kind, error }),
    };
    while (await runOneTask({ ...this.dependencies, now: this.now }, options));
  }
  /** A client of the API for one person; without a token, for anyone. */
  client(token?: string): TestClient {
    return createClient(contract, this.send(token));
  }
  send(token?: string): Send {
    return async (method, path, body, headers) => {
      const payload = body instanceof FormData ? body : (body as string | undefined);
      const encoded = payload instanceof FormData ? await encodeForm(payload) : { payload, headers: {} };
      const response = await this.app.inject({
        method: method as "GET",
        url: `/api${path}`,
        headers: {
          "x-api-key": this.dependencies.config.PUBLIC_API_KEY,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
          ...encoded.headers,
        },
        ...(encoded.payload !== undefined && { payload: encoded.payload }),
      });
      return new Response(response.statusCode === 204 ? null : new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: { "content-type": String(response.headers["content-type"] ?? "") },
      });
    };
  }
}

async function encodeForm(form: FormData) {
  const request = new Request("http://form/", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type")! },
  };
}

/** Opens a world before the tests of a file and closes it after them; `extend` adds to its app before it is ready, `settings` to its environment. */
export function openWorld(
  extend?: ((app: FastifyInstance, dependencies: ServerDependencies) => unknown) | null,
  settings: Record<string, string> = {},
): World {
  const world = new World();
  const name = `w_${randomUUID().replaceAll("-", "")}`;
  beforeAll(async () => {
    const url = inject("databaseUrl");
    world.database = await emptyDatabase();
    const config = readConfig({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SECRET: "a secret for tests only, long enough",
      DATABASE_URL: url,
      DATA_DIR: join(tmpdir(), "hiring-platform-tests", name),
      PUBLIC_URL: "http://parallel.test",
      ...settings,
    });
    world.dependencies = {
      config,
      database: world.database,
      // Not spread: reading the search engine would start its thread, which most files never ask.
      outside: Object.assign(
        openOutside(config, () => {}),
        {
          dns: {
            textRecords: async (name: string) => world.textRecords.get(name) ?? [],
            leadsTo: async (name: string, target: string) => world.aliases.get(name) === target,
          },
          mail: { leaves: false, send: async (email: Email) => void world.mailed.push(email) },
        },
      ),
      now: world.now,
    };
    world.app = await createApp(world.dependencies);
    await extend?.(world.app, world.dependencies);
    await world.app.ready();
  });
  afterAll(async () => {
    await world.app.close();
    await world.database.close();
  });
  return world;
}

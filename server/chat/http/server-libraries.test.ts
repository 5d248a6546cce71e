import { describe, expect, test } from "vitest";
import { chatContract } from "#contract/chat/index.ts";
import { Instant } from "#contract/shapes.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { chatConnectionsIn } from "#server/testing/chat-connections.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { isTimeName } from "./instants.ts";

const world = openWorld();
admitEverybody(world);
const { online } = chatConnectionsIn(world, openSockets(world));
const { as, server, aChannel, people, say } = conversationsIn(world);

describe("chat times under /api/v2", () => {
  const nanoseconds = () => world.now().getTime() * 1_000_000;

  test("are whole nanoseconds in every answer", async () => {
    await world.pass(0.123);
    const channel = await aChannel("times", ["ann", "bo"]);
    const sent = await as("ann")("POST", `/api/v2/chat${channel}/message`, {
      body: { message: { text: "now", custom: { began_at: "2026-01-01T00:00:00Z" } } },
    });
    expect(sent.body.message).toMatchObject({
      created_at: nanoseconds(),
      user: { created_at: nanoseconds() },
      custom: { began_at: "2026-01-01T00:00:00Z" },
    });
    const raw = await world.app.inject({
      url: `/chat/api/v2/chat/messages/${sent.body.message.id}?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
      headers: { authorization: chatTokenFor(world, "ann") },
    });
    expect(raw.body).toContain(`"created_at":${world.now().getTime()}000000,`);
    const state = (await as("bo")("POST", `/api/v2/chat${channel}/query`, { body: {} })).body;
    expect(state.channel.last_message_at).toBe(nanoseconds());
    expect(state.read[0].last_read).toBe(nanoseconds());
    expect(JSON.stringify({ ...state, messages: [] })).not.toMatch(/"\d{4}-\d\d-\d\dT/);
    const first = (await as("bo")("POST", `${channel}/query`, { body: {} })).body;
    expect(first.channel.last_message_at).toBe(world.now().toISOString());
  });

  test("are given as texts, as everywhere", async () => {
    const channel = await aChannel("times-in", ["ann"]);
    const pin_expires = new Date(world.now().getTime() + 60_000).toISOString();
    const sent = await as("ann")("POST", `/api/v2/chat${channel}/message`, {
      body: { message: { text: "pinned", pinned: true, pin_expires } },
    });
    expect(sent.body.message.pin_expires).toBe(Date.parse(pin_expires) * 1_000_000);
  });

  test("cover every time field of the contract", () => {
    const names = timesIn(
      Object.values(chatContract).flatMap((part) => Object.values(part).map(({ response }) => response)),
    );
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !isTimeName(name))).toEqual([]);
  });
});

/** The names under which a schema holds times. */
function timesIn(schemas: unknown[], names = new Set<string>(), seen = new Set<unknown>()) {
  for (const schema of schemas) {
    const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
    if (!def || seen.has(schema)) continue;
    seen.add(schema);
    const shape = (def.shape ?? {}) as Record<string, unknown>;
    for (const [name, field] of Object.entries(shape)) if (isInstant(field)) names.add(name);
    timesIn(
      [
        ...Object.values(shape),
        def.innerType,
        def.element,
        def.valueType,
        def.in,
        def.out,
        ...((def.options ?? []) as unknown[]),
      ],
      names,
      seen,
    );
  }
  return names;
}
function isInstant(schema: unknown): boolean {
  const def = (schema as { _zod: { def: { format?: string; innerType?: unknown } } })._zod.def;
  return schema === Instant || (def.innerType !== undefined && isInstant(def.innerType));
}

describe("chat users", () => {
  test("one privacy setting is set without losing another", async () => {
    await people({ id: "pia", privacy_settings: { typing_indicators: { enabled: false } } });
    const set = async (change: object) =>
      (await server("PATCH", "/users", { body: { users: [{ id: "pia", set: change }] } })).body.users.pia
        .privacy_settings;
    const typing_indicators = { enabled: false };
    const read_receipts = { enabled: false };
    expect(await set({ privacy_settings: { read_receipts } })).toEqual({ typing_indicators, read_receipts });
    expect(await set({ "privacy_settings.read_receipts.enabled": true })).toEqual({
      typing_indicators,
      read_receipts: { enabled: true },
    });
    expect(await set({ name: "Pia" })).toMatchObject({ typing_indicators });
  });

  test("without an order the newest come first", async () => {
    for (const id of ["old", "middle", "new"]) {
      await people({ id, kind: "aged" });
      await world.pass(1);
    }
    const payload = JSON.stringify({ filter_conditions: { kind: "aged" } });
    const { users } = (await server("GET", "/users", { query: { payload } })).body;
    expect(users.map(({ id }: { id: string }) => id)).toEqual(["new", "middle", "old"]);
  });

  test.each(["/users/eva/event", "/api/v2/chat/users/eva/event"])(
    "an event of the app's own may hold a message: %s",
    async (path) => {
      await people("eva");
      const eva = await online("eva");
      const fields = { message: "dinner is ready", reason: "hungry" };
      const event = { type: "friend_request", ...(path.includes("v2") ? { custom: fields } : fields) };
      expect((await server("POST", path, { body: { event } })).status).toBe(201);
      expect(await eva.received("friend_request")).toMatchObject(fields);
      const refused = { type: "friend_request", custom: { user_id: "other" } };
      expect(
        (await server("POST", "/api/v2/chat/users/eva/event", { body: { event: refused } })).body.code,
      ).toBe(4);
    },
  );
});

describe("chat app for server libraries", () => {
  test("commands of the kinds of channels are names under /api/v2 and objects elsewhere", async () => {
    const commands = async (path: string) =>
      (await server("GET", path)).body.app.channel_configs.messaging.commands;
    expect(await commands("/api/v2/app")).toContain("mute");
    expect(await commands("/app")).toContainEqual(expect.objectContaining({ name: "mute" }));
  });

  test("hooks have an id and times of their own, whatever was sent for them", async () => {
    const sent = {
      hook_type: "webhook",
      webhook_url: "https://example.com/hook",
      created_at: "0001-01-01T00:00:00Z",
      updated_at: "0001-01-01T00:00:00Z",
    };
    const hooks = async () => (await server("GET", "/app")).body.app.event_hooks;
    await server("PATCH", "/app", { body: { event_hooks: [sent] } });
    const [made] = await hooks();
    const began = world.now().toISOString();
    expect(made).toMatchObject({ id: expect.stringMatching(/./), created_at: began, updated_at: began });
    await world.pass(60);
    await server("PATCH", "/app", { body: { event_hooks: [made, { ...sent, enabled: false }] } });
    expect((await hooks())[0]).toMatchObject({ id: made.id, created_at: began, updated_at: began });
    await server("PATCH", "/app", { body: { event_hooks: [{ ...made, enabled: false }] } });
    expect(await hooks()).toMatchObject([
      { id: made.id, created_at: began, updated_at: world.now().toISOString() },
    ]);
    await server("PATCH", "/app", { body: { event_hooks: [] } });
  });

  test("a hook for pending messages gets pending messages only", async () => {
    const received: { url: string; event: Record<string, unknown> }[] = [];
    world.dependencies.outside.fetch = async (url, { body } = {}) => {
      received.push({ url: String(url), event: JSON.parse(String(body)) as Record<string, unknown> });
      return { status: 200 } as never;
    };
    const hook = { hook_type: "pending_message", webhook_url: "https://example.com/pending" };
    expect((await server("PATCH", "/app", { body: { event_hooks: [hook] } })).status).toBe(200);
    const channel = await aChannel("held", ["ann"]);
    await say("ann", channel, "said at once");
    await as("ann")("POST", `${channel}/message`, {
      body: { message: { text: "held back" }, pending: true, pending_message_metadata: { why: "check" } },
    });
    await expect.poll(async () => (await world.app.chat.webhooks.deliver(), received.length)).toBe(1);
    expect(received).toMatchObject([
      {
        url: hook.webhook_url,
        event: {
          type: "message.pending",
          message: { text: "held back" },
          pending_message_metadata: { why: "check" },
        },
      },
    ]);
    await server("PATCH", "/app", { body: { event_hooks: [] } });
  });

  test("channel types show their effective grants, and teams count messages", async () => {
    const { grants } = (await server("GET", "/channeltypes/messaging")).body;
    expect(grants.channel_member).toContain("create-message");
    await people("ann");
    const body = { data: { created_by_id: "ann", members: ["ann"] } };
    const { channel } = (await server("POST", "/channels/team/counted/query", { body })).body;
    expect(channel.message_count).toBe(0);
    expect((await server("GET", "/permissions/create-channel")).body.permission).not.toHaveProperty(
      "condition",
    );
  });

  test("a push preview contains its message, and /api/v2 answers with the reminder itself", async () => {
    const channel = await aChannel("pushed", ["ann"]);
    const { id } = await say("ann", channel, "news");
    const checked = await server("POST", "/check_push", { body: { message_id: id, user_id: "ann" } });
    expect(checked.body.rendered_message).toMatchObject({ message_id: id, id });
    const made = await as("ann")("POST", `/api/v2/chat/messages/${id}/reminders`, { body: {} });
    expect(made.body).toMatchObject({ message_id: id, user_id: "ann" });
    expect(made.body).not.toHaveProperty("reminder");
    const other = (await say("ann", channel, "more")).id;
    const first = await as("ann")("POST", `/messages/${other}/reminders`, { body: {} });
    expect(first.body).toMatchObject({ reminder: { message_id: other } });
    expect(first.body).not.toHaveProperty("message_id");
  });
});

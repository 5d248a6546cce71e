import { createHmac } from "node:crypto";
import { type IncomingHttpHeaders, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, people, aChannel, say } = conversationsIn(world);
const server = () => as();

async function listen(handle: (request: { headers: IncomingHttpHeaders; body: string }) => number) {
  const received = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      response.writeHead(handle({ headers: request.headers, body }), { "content-type": "text/html" });
      response.end('<meta property="og:title" content="A job"><meta property="og:image" content="/a.png">');
    });
  });
  await new Promise<void>((done) => void received.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(received.address() as AddressInfo).port}`;
  world.dependencies.outside.fetch = guardedFetch([host]);
  return { url: `http://${host}/`, stop: () => received.close() };
}

describe("chat app", () => {
  test("keeps settings, answers with all of them and hides secrets", async () => {
    const before = (await server()("GET", "/app")).body.app;
    expect(before).toMatchObject({
      channel_configs: { messaging: { name: "messaging" } },
      policies: {},
      webhook_url: "",
    });
    expect(
      (await server()("PATCH", "/app", { body: { ...before, sqs_secret: "s", grants: [] } })).status,
    ).toBe(200);
    const after = (await server()("GET", "/app")).body.app;
    expect(JSON.stringify(after)).not.toContain("sqs_secret");
    expect((await as("ann")("GET", "/app")).body.app.policies).toBeUndefined();
    expect((await as("ann")("PATCH", "/app", { body: {} })).body.code).toBe(17);
    expect((await server()("PATCH", "/app", { body: { webhook_url: "ftp://x" } })).body.code).toBe(4);
  });

  test("revokes all tokens issued before a time", async () => {
    await server()("PATCH", "/app", { body: { revoke_tokens_issued_before: world.now().toISOString() } });
    expect((await as("ann")("GET", "/unread")).status).toBe(200);
    await server()("PATCH", "/app", { body: { revoke_tokens_issued_before: null } });
    await people({ id: "xen" });
    await server()("PATCH", "/users", {
      body: { users: [{ id: "xen", set: { revoke_tokens_issued_before: world.now().toISOString() } }] },
    });
    expect((await as("xen")("GET", "/unread")).body).toMatchObject({ code: 5, StatusCode: 401 });
  });

  test("shows the remaining calls of this minute for each platform", async () => {
    const all = (await server()("GET", "/rate_limits")).body;
    expect(Object.keys(all).toSorted()).toEqual(["android", "duration", "ios", "server_side", "web"]);
    const { server_side, android, web } = (
      await server()("GET", "/rate_limits", {
        query: { server_side: "true", android: "true", endpoints: "GetRateLimits,SendMessage" },
      })
    ).body;
    expect(web).toBeUndefined();
    expect(Object.keys(android)).toEqual(["GetRateLimits", "SendMessage"]);
    expect(android.GetRateLimits.limit).toBe(android.GetRateLimits.remaining);
    expect(server_side.GetRateLimits.remaining).toBeLessThan(server_side.GetRateLimits.limit);
  });

  test("checks of push and webhooks make no outside calls", async () => {
    const channel = await aChannel("push", ["pia", "pit"]);
    const { id } = await say("pit", channel, 'a "quoted" word');
    const push = await server()("POST", "/check_push", {
      body: { message_id: id, user_id: "pia", skip_devices: true },
    });
    expect(JSON.parse(push.body.rendered_firebase_template).body).toBe('a "quoted" word');
    expect(push.body).toMatchObject({ rendered_message: { text: 'a "quoted" word' }, general_errors: [] });
    const sqs = await server()("POST", "/check_sqs", {
      body: { sqs_url: "https://foo.com/bar", sqs_key: "k", sqs_secret: "s" },
    });
    expect(sqs.body).toMatchObject({
      status: "error",
      error: expect.stringContaining("https://foo.com/bar"),
    });
    const sns = await server()("POST", "/check_sns", { body: { sns_topic_arn: "arn:nonsense" } });
    expect(sns.body.status).toBe("error");
    expect((await server()("POST", "/calls/one")).body.code).toBe(16);
    const og = await server()("GET", "/og", { query: { url: "http://127.0.0.1:1/" } });
    expect(og.body.message).toContain("not on the public internet");
    const translated = await server()("POST", `/messages/${id}/translate`, { body: { language: "hu" } });
    expect(translated.body.message).toContain("no language model is connected");
  });

  test("adds and removes custom commands, roles and permissions", async () => {
    await server()("POST", "/commands", { body: { name: "jobs", description: "Open jobs" } });
    expect((await server()("GET", "/commands/jobs")).body).toMatchObject({
      name: "jobs",
      description: "Open jobs",
    });
    expect(
      (await server()("PUT", "/commands/jobs", { body: { description: "All" } })).body.command.description,
    ).toBe("All");
    expect((await server()("DELETE", "/commands/jobs")).body.name).toBe("jobs");
    expect((await server()("POST", "/roles", { body: { name: "recruiter" } })).body.role).toMatchObject({
      custom: true,
    });
    await people({ id: "rec", role: "recruiter" });
    expect((await server()("DELETE", "/roles/recruiter")).body.code).toBe(4);
    expect((await server()("DELETE", "/roles/admin")).body.code).toBe(17);
    const own = {
      id: "my-own",
      name: "Mine",
      action: "BanUser",
      condition: { "$subject.trusted": { $eq: "true" } },
    };
    expect((await server()("POST", "/permissions", { body: own })).body.permission).toMatchObject({
      custom: true,
    });
    const built = (await server()("GET", "/permissions/create-channel")).body.permission;
    expect(built).toMatchObject({ id: "create-channel", custom: false });
    expect(built).not.toHaveProperty("condition");
    await server()("PATCH", "/app", { body: { grants: { recruiter: ["my-own"] } } });
    const ban = () => as("rec")("POST", "/moderation/ban", { body: { target_user_id: "ann" } });
    await people({ id: "ann" });
    expect((await ban()).status).toBe(403);
    await people({ id: "rec", trusted: true });
    expect((await ban()).status).toBe(201);
    await server()("PATCH", "/app", { body: { grants: {} } });
  });
});

describe("webhooks", () => {
  test("deliver signed events, and try again until they are accepted", async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const { url, stop } = await listen((request) => {
      received.push(request);
      return received.length === 1 ? 500 : 200;
    });
    const channel = await aChannel("hook", ["hal", "hua"]);
    await server()("PATCH", "/app", {
      body: { webhook_url: url, webhook_events: ["message.new", "user.banned"] },
    });
    const message = await say("hal", channel, "out there");
    await world.app.chat.webhooks.deliver();
    await world.app.chat.webhooks.deliver();
    expect(received).toHaveLength(1);
    await world.pass(2);
    await world.app.chat.webhooks.deliver();
    await world.app.chat.webhooks.deliver();
    expect(received).toHaveLength(2);
    const [first, second] = received;
    expect(JSON.parse(second!.body)).toMatchObject({ type: "message.new", message: { id: message.id } });
    const { secret, apiKey } = world.app.chat;
    expect(second!.headers).toMatchObject({
      "x-signature": createHmac("sha256", secret).update(second!.body).digest("hex"),
      "x-webhook-id": first!.headers["x-webhook-id"],
      "x-webhook-attempt": "2",
      "x-api-key": apiKey,
    });
    await server()("PATCH", "/app", { body: { webhook_url: "", webhook_events: [] } });
    const preview = await server()("GET", "/og", { query: { url } });
    expect(preview.body).toMatchObject({ title: "A job", og_scrape_url: url, image_url: `${url}a.png` });
    const linked = await say("hua", channel, `look: ${url}.`);
    const seen = async () => (await as("hal")("GET", `/messages/${linked.id}`)).body.message.attachments;
    await vi.waitUntil(async () => (await seen()).length === 1, 10_000);
    expect(await seen()).toMatchObject([{ title: "A job", title_link: url, og_scrape_url: url }]);
    stop();
  });
});

describe("imports and campaigns", () => {
  const take = async (mode: string, items: object[]) => {
    const { upload_url, path } = (await server()("POST", "/import_urls", { body: { filename: "all.json" } }))
      .body;
    const { pathname, search } = new URL(upload_url);
    const put = await world.app.inject({
      method: "PUT",
      url: pathname + search,
      payload: JSON.stringify(items),
    });
    expect(put.statusCode).toBe(200);
    const { import_task } = (await server()("POST", "/imports", { body: { path, mode } })).body;
    expect(import_task).toMatchObject({ path, mode, state: "uploaded", history: [] });
    await world.settle();
    return (await server()("GET", `/imports/${import_task.id}`)).body.import_task;
  };
  const message = (text: string) => ({
    type: "message",
    item: {
      id: "imp-m",
      channel_type: "messaging",
      channel_id: "imp",
      user: "imp-1",
      text,
      created_at: "2025-05-01T10:00:00Z",
    },
  });
  const items = [
    { type: "user", item: { id: "imp-1", name: "Ina", colour: "red" } },
    { type: "channel", item: { id: "imp", type: "messaging", created_by: "imp-1", name: "Old days" } },
    { type: "member", item: { channel_type: "messaging", channel_id: "imp", user_id: "imp-1" } },
    message("from before"),
    { type: "reaction", item: { message_id: "imp-m", type: "like", user_id: "imp-1" } },
  ];

  test("an import adds a file's rows; a second one updates them or leaves them", async () => {
    const done = await take("upsert", items);
    expect(done).toMatchObject({ state: "completed", result: { items: 5, written: 5, skipped: 0 } });
    expect(done.history.map((step: { next_state: string }) => step.next_state)).toEqual([
      "analyzing",
      "importing",
      "completed",
    ]);
    const seen = async () => (await as("imp-1")("POST", "/channels/messaging/imp/query", { body: {} })).body;
    expect(await seen()).toMatchObject({
      channel: { name: "Old days" },
      messages: [
        { text: "from before", created_at: "2025-05-01T10:00:00.000Z", reaction_counts: { like: 1 } },
      ],
    });
    expect((await take("insert", [message("other")])).result).toMatchObject({ written: 0, skipped: 1 });
    await take("upsert", [message("better")]);
    expect((await seen()).messages[0].text).toBe("better");
    const wrong = await take("upsert", [{ type: "message", item: { id: "x" } }]);
    expect(wrong).toMatchObject({ state: "failed", result: { errors: [{ line: 1 }] } });
    expect((await server()("GET", "/imports", { query: { limit: "1" } })).body.import_tasks).toHaveLength(1);
  });

  test("a campaign reaches everyone in its segments once, on time, and can be stopped", async () => {
    await people(
      { id: "boss", name: "Bea" },
      { id: "c1", name: "Cy" },
      { id: "c2", name: "Di", city: "Rome" },
    );
    const segment = (body: object) => server()("POST", "/segments", { body });
    await segment({ id: "s1", type: "user", name: "Listed" });
    await server()("POST", "/segments/s1/addtargets", { body: { target_ids: ["c1", "c2"] } });
    await segment({ id: "s2", type: "user", filter: { city: "Rome" } });
    expect((await server()("GET", "/segments/s2")).body.segment.size).toBe(1);
    expect((await server()("GET", "/segments/s1/target/c1")).body.target).toMatchObject({ target_id: "c1" });
    const made = await server()("POST", "/campaigns", {
      body: {
        id: "spring",
        sender_id: "boss",
        segment_ids: ["s1", "s2"],
        create_channels: true,
        message_template: { text: "Hi {{ receiver.name }}, {{ sender.name }} here" },
        channel_template: { type: "messaging", season: "spring" },
      },
    });
    expect(made.body.campaign).toMatchObject({ status: "draft", stats: { progress: 0 } });
    const scheduled_for = new Date(world.now().getTime() + 60_000).toISOString();
    const start = () => server()("POST", "/campaigns/spring/start", { body: { scheduled_for } });
    expect((await start()).body.campaign).toMatchObject({ status: "scheduled", scheduled_for });
    expect((await server()("POST", "/campaigns/spring/stop")).body.campaign.status).toBe("stopped");
    await start();
    await world.pass(61);
    const { campaign } = (await server()("GET", "/campaigns/spring")).body;
    expect(campaign).toMatchObject({
      status: "completed",
      stats: { progress: 1, stats_messages_sent: 2, stats_users_sent: 2, stats_channels_created: 2 },
    });
    const { channels } = (
      await as("c2")("POST", "/channels", { body: { filter_conditions: { members: { $in: ["c2"] } } } })
    ).body;
    expect(channels).toMatchObject([
      { channel: { season: "spring" }, messages: [{ text: "Hi Di, Bea here" }] },
    ]);
    const refused = await as("c1")("POST", "/campaigns/query", { body: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 17 } });
    const odd = { id: "odd", type: "user", filter: { "no field": 1 } };
    expect((await server()("POST", "/segments", { body: odd })).body.code).toBe(4);
    expect((await server()("GET", "/segments/odd")).status).toBe(404);
    expect(refused.body.message).toContain(
      "Campaigns is a server-side only feature. Please initialize the client with a secret to use this feature.",
    );
    const { segments } = (
      await server()("POST", "/segments/query", { body: { sort: [{ field: "name" }], limit: 1 } })
    ).body;
    expect(segments).toHaveLength(1);
  });
});

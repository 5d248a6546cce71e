import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, statusOfFile, uploadInChat } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { aChannel, as, open, say } = conversationsIn(world);

const daySeconds = 86_400;
const nineDays = 9 * daySeconds;

const upload = (userId: string, channel: string) => uploadInChat(world, userId, channel);
const statusOf = (address: string) => statusOfFile(world, address);
const attached = (address: string) => ({ attachments: [{ type: "file", asset_url: address, size: 15 }] });
async function addressIn(userId: string, messageId: string) {
  const { message } = (await as(userId)("GET", `/messages/${messageId}`)).body;
  return message.attachments[0].asset_url as string;
}

test("attachments: an address serves its file for seven days, and ends before nine", async () => {
  const address = await upload("ann", await aChannel("ends", ["ann", "bo"]));
  expect(await statusOf(address)).toBe(200);
  await world.pass(7 * daySeconds);
  expect(await statusOf(address)).toBe(200);
  await world.pass(2 * daySeconds);
  expect(await statusOf(address)).toBe(404);
  const later = new URL(address);
  later.searchParams.set("expires", String(Number(later.searchParams.get("expires")) + nineDays));
  expect(await statusOf(later.href)).toBe(404);
  later.searchParams.delete("expires");
  expect(await statusOf(later.href)).toBe(404);
});

test("attachments: everyone who reads the message gets a working address, the same one all day", async () => {
  const channel = await aChannel("renewed", ["ann", "bo"]);
  const written = await upload("ann", channel);
  const { id } = await say("ann", channel, "the terms", attached(written));
  await world.pass(nineDays);
  const again = await addressIn("bo", id);
  expect(again).not.toBe(written);
  expect(await statusOf(again)).toBe(200);
  expect(await addressIn("ann", id)).toBe(again);
  const { attachments } = (await as("bo")("GET", `/messages/${id}`)).body.message;
  expect(attachments).toEqual([{ type: "file", asset_url: again, size: 15 }]);
});

test("attachments: lists, quotes, threads, pins, drafts, reminders, search and events show working addresses", async () => {
  const channel = await aChannel("everywhere", ["ann", "bo"]);
  const written = await upload("ann", channel);
  const since = new Date(world.now().getTime() - 1000).toISOString();
  const { id } = await say("ann", channel, "everywhere", { ...attached(written), pinned: true });
  await say("bo", channel, "quoting", { quoted_message_id: id });
  await say("bo", channel, "a reply", { parent_id: id, ...attached(written) });
  await as("bo")("POST", `${channel}/draft`, { body: { message: { text: "begun", ...attached(written) } } });
  await as("bo")("POST", `/messages/${id}/reminders`, { body: {} });
  await world.pass(nineDays);
  const search = { filter_conditions: { cid: "messaging:everywhere" }, query: "everywhere" };
  const answers = await Promise.all([
    open("bo", channel),
    as("bo")("GET", `/messages/${id}/replies`),
    as("bo")("GET", `${channel}/draft`),
    as("bo")("POST", "/reminders/query", { body: {} }),
    as("bo")("GET", "/search", { query: { payload: JSON.stringify(search) } }),
    as("bo")("POST", "/sync", { body: { channel_cids: ["messaging:everywhere"], last_sync_at: since } }),
    as("bo")("POST", `/messages/${id}/reaction`, { body: { reaction: { type: "like" } } }),
  ]);
  for (const [index, answer] of answers.entries()) {
    const shown = [...JSON.stringify(answer).matchAll(/"asset_url":"([^"]+)"/g)].map(
      ([, address]) => address!,
    );
    expect(shown.length, `answer ${index}`).toBeGreaterThan(0);
    for (const address of new Set(shown)) expect(await statusOf(address), `answer ${index}`).toBe(200);
  }
});

test("attachments: another channel's file is never signed again, and neither is one for a former member", async () => {
  const [theirs, mine] = [await aChannel("theirs", ["ann", "cy"]), await aChannel("mine", ["cy", "dee"])];
  const written = await upload("ann", theirs);
  const { id } = await say("ann", theirs, "between us", attached(written));
  const copied = await say("cy", mine, "look what I have", attached(written));
  await as()("POST", theirs, { body: { remove_members: ["cy"] } });
  await world.pass(nineDays);
  expect((await as("cy")("GET", `/messages/${id}`)).status).toBe(403);
  expect(await addressIn("cy", copied.id)).toBe(written);
  expect(await statusOf(written)).toBe(404);
  expect(await statusOf(await addressIn("ann", id))).toBe(200);
});

test("attachments: a reminder shows no message of a channel its owner has left", async () => {
  const channel = await aChannel("left", ["ann", "eve"]);
  const { id } = await say("ann", channel, "before eve left");
  await as("eve")("POST", `/messages/${id}/reminders`, { body: {} });
  await as()("POST", channel, { body: { remove_members: ["eve"] } });
  const announced = new Promise<object>((resolve) => world.app.chat.hub.onBroadcast(resolve));
  expect((await as("eve")("DELETE", `/messages/${id}/reminders`)).status).toBe(200);
  expect(JSON.stringify(await announced)).not.toContain("before eve left");
});

test("attachments: addresses from before they ended are renewed in messages, and serve nothing by themselves", async () => {
  const channel = await aChannel("older", ["ann", "bo"]);
  const fresh = await upload("ann", channel);
  const path = new URL(fresh).pathname.split("/attachments/")[1]!;
  const signature = createHmac("sha256", world.app.chat.secret)
    .update(`attachment messaging:older ${path}`)
    .digest("hex");
  const older = `${fresh.split("?")[0]}?signature=${signature}&cid=messaging%3Aolder`;
  expect(await statusOf(older)).toBe(404);
  const { id } = await say("ann", channel, "from long ago", attached(older));
  expect(await addressIn("bo", id)).toBe(fresh);
});

test("attachments: a hard delete removes files, a soft delete keeps them", async () => {
  const [channel, other] = [
    await aChannel("for-good", ["ann", "bo"]),
    await aChannel("stays", ["ann", "bo"]),
  ];
  const [first, second, third, theirs] = [
    await upload("ann", channel),
    await upload("ann", channel),
    await upload("bo", channel),
    await upload("ann", other),
  ];
  const { id } = await say("ann", channel, "goes", attached(first));
  await say("bo", channel, "a reply", { parent_id: id, ...attached(second) });
  await say("bo", channel, "of another channel", attached(theirs));
  const { id: kept } = await say("bo", channel, "comes back", attached(third));
  await as("bo")("DELETE", `/messages/${kept}`);
  await as()("DELETE", `/messages/${id}`, { query: { hard: "true" } });
  await world.settle();
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([404, 404, 200]);
  await as()("POST", "/channels/delete", { body: { cids: ["messaging:for-good"], hard_delete: true } });
  await world.settle();
  expect([await statusOf(third), await statusOf(theirs)]).toEqual([404, 200]);
  expect(world.failures).toEqual([]);
});

test("attachments: a file is deleted by any address it was given, of its own channel", async () => {
  const [channel, elsewhere] = [
    await aChannel("deleted", ["ann", "bo"]),
    await aChannel("elsewhere", ["ann"]),
  ];
  const written = await upload("ann", channel);
  const { id } = await say("ann", channel, "soon gone", attached(written));
  await world.pass(nineDays);
  const again = await addressIn("bo", id);
  const remove = (at: string) => as("ann")("DELETE", `${at}/file`, { query: { url: written } });
  expect((await remove(elsewhere)).status).toBe(404);
  expect(await statusOf(again)).toBe(200);
  expect((await remove(channel)).status).toBe(200);
  expect(await statusOf(again)).toBe(404);
});

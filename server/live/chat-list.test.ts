// oxlint-disable no-restricted-imports -- the browser client is proved against the real server
import { afterEach, expect, test, vi } from "vitest";
import { Delivery } from "#server/chat/realtime/deliver.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { ChatClient } from "#web/api/chat-client/index.ts";

const world = openWorld();
admitEverybody(world);
const { place } = openSockets(world);
const { aChannel, people } = conversationsIn(world);
const clients: ChatClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));

async function online(userId: string, more: { fetch?: typeof fetch } = {}) {
  const made = new ChatClient({
    url: `${place.http}/chat`,
    apiKey: world.parts.config.PUBLIC_API_KEY,
    token: async () => chatTokenFor(world, userId),
    userId,
    ...more,
  });
  clients.push(made);
  made.connect();
  await vi.waitFor(() => expect(made.getSnapshot().state).toBe("online"), patience);
  return made;
}
const patience = { timeout: 10_000, interval: 5 };
function listed(client: ChatClient) {
  return [...client.list.getSnapshot().channels.keys()];
}
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("a channel that one looks at before its news comes is listed", async () => {
  await people("ann", "bo");
  const ann = await online("ann");
  await ann.list.load();
  const { open, opened } = door();
  const { deliver } = Delivery.prototype;
  const delivering = vi.spyOn(Delivery.prototype, "deliver").mockImplementationOnce(async function (
    this: Delivery,
    events,
  ) {
    await opened;
    return deliver.call(this, events);
  });
  await aChannel("elsewhere", ["cy", "dee"]);
  await aChannel("looked-at", ["ann", "bo"]);
  const channel = ann.enter("messaging:looked-at");
  await vi.waitFor(() => expect(channel.getSnapshot().state).toBe("ready"), patience);
  open();
  await vi.waitFor(() => expect(listed(ann)).toContain("messaging:looked-at"), patience);
  delivering.mockRestore();
});

test("a channel that came while the list was first read is listed", async () => {
  await people("eve", "fay");
  const { open, opened } = door();
  let held = 0;
  const eve = await online("eve", {
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (/\/channels\?/.test(String(input)) && held++ === 0) await opened;
      return answer;
    },
  });
  const loading = eve.list.load();
  await vi.waitFor(() => expect(held).toBe(1), patience);
  await aChannel("meanwhile", ["eve", "fay"]);
  await world.app.chat.hub.idle();
  const channel = eve.enter("messaging:meanwhile");
  await vi.waitFor(() => expect(channel.getSnapshot().state).toBe("ready"), patience);
  open();
  await loading;
  await vi.waitFor(() => expect(listed(eve)).toContain("messaging:meanwhile"), patience);
});

// oxlint-disable no-restricted-imports -- the browser client is proved against the real server
import { test, vi } from "vitest";
import { Delivery } from "#server/chat/realtime/deliver.ts";
import { openClients, until } from "#server/testing/chat-clients.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { openWorld } from "#server/testing/world.ts";
import type { ChatClient } from "#web/api/chat-client/index.ts";

const world = openWorld();
const { online, ready } = openClients(world);
const { aChannel, people } = conversationsIn(world);

function listed(client: ChatClient) {
  return [...client.list.getSnapshot().channels.keys()];
}
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("channel list: a channel that one looks at before its news comes is listed", async () => {
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
  await ready(ann, "messaging:looked-at");
  open();
  await until(() => listed(ann).includes("messaging:looked-at"), "listed");
  delivering.mockRestore();
});

test("channel list: a channel that came while the list was first read is listed", async () => {
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
  await until(() => held === 1, "asked");
  await aChannel("meanwhile", ["eve", "fay"]);
  await world.app.chat.hub.idle();
  await ready(eve, "messaging:meanwhile");
  open();
  await loading;
  await until(() => listed(eve).includes("messaging:meanwhile"), "listed");
});

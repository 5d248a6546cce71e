// oxlint-disable no-restricted-imports -- the browser client is proved against the real server
import { afterEach } from "vitest";
import { ChatClient } from "#web/api/chat-client/index.ts";
import { admitEverybody, chatTokenFor } from "./messaging.ts";
import { openSockets } from "./sockets.ts";
import type { World } from "./world.ts";

type Options = ConstructorParameters<typeof ChatClient>[0];

/** Browser clients on real sockets; each test's are let go after it. */
export function openClients(world: World, lines?: Parameters<typeof openSockets>[1]) {
  admitEverybody(world);
  const { place } = openSockets(world, lines);
  const clients: ChatClient[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));

  function client(userId: string, more: Partial<Options> = {}) {
    const made = new ChatClient({
      url: `${place.http}/chat`,
      apiKey: world.dependencies.config.PUBLIC_API_KEY,
      token: async () => chatTokenFor(world, userId),
      userId,
      firstRetryMs: 10,
      ...more,
    });
    clients.push(made);
    made.connect();
    return made;
  }
  async function online(userId: string, more: Partial<Options> = {}) {
    const made = client(userId, more);
    await until(() => made.getSnapshot().state === "online", "online");
    return made;
  }
  /** A channel that a client shows. */
  async function ready(from: ChatClient, cid: string) {
    const channel = from.enter(cid);
    await until(() => channel.getSnapshot().state === "ready", "ready");
    return channel;
  }
  return { place, clients, client, online, ready };
}

/** Waits until it is so. */
export async function until(look: () => boolean, what: string) {
  const deadline = Date.now() + 10_000;
  while (!look()) {
    if (Date.now() > deadline) throw new Error(`Never: ${what}`);
    await pause(5);
  }
}
export function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

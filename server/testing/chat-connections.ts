import { chatTokenFor } from "./messaging.ts";
import type { openSockets } from "./sockets.ts";
import type { World } from "./world.ts";

/** Websockets of people in the chat service. */
export function chatConnectionsIn(world: World, sockets: ReturnType<typeof openSockets>) {
  function connect(userId: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({
      api_key: world.dependencies.config.PUBLIC_API_KEY,
      authorization: chatTokenFor(world, userId),
      "stream-auth-type": "jwt",
      json: JSON.stringify({ user_details: { id: userId } }),
      ...more,
    });
    return sockets.open(`/chat/connect?${query}`);
  }
  return {
    connect,
    /** A line that was greeted: with the id of the connection and its first frame. */
    async online(userId: string) {
      const socket = connect(userId);
      const hello = await socket.received("health.check");
      return Object.assign(socket, { id: String(hello.connection_id), hello });
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/**
 * The measure of things: nothing but `ws`. What is posted to /<group> goes to all sockets of the group; who started
 * the process may order rounds of frames to groups as well, as with the chat service.
 */
const groups = new Map<string, Set<WebSocket>>();
const http = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    tell(request.url!.slice(1), Buffer.concat(parts));
    response.end("{}");
  });
});
const sockets = new WebSocketServer({ server: http });
sockets.on("connection", (socket, request) => {
  const name = request.url!.slice(1);
  const group = groups.get(name) ?? new Set();
  groups.set(name, group.add(socket));
});
http.listen(0, "127.0.0.1");
await once(http, "listening");

process.on("message", async ({ cids, rounds, event }: { cids: string[]; rounds: number; event: object }) => {
  for (let round = 0; round < rounds; round++) {
    for (const cid of cids) tell(cid, Buffer.from(JSON.stringify({ ...event, cid })));
    await new Promise((resolve) => setImmediate(resolve));
  }
});
process.send?.({ port: (http.address() as AddressInfo).port });

function tell(group: string, frame: Buffer) {
  for (const socket of groups.get(group) ?? []) socket.send(frame, { binary: false });
}

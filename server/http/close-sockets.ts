import type { WebSocketServer } from "ws";

const patienceMs = 1000;

/** Says goodbye to every socket, and cuts off those that do not answer within a second. */
export async function closeSockets(server: WebSocketServer) {
  for (const socket of server.clients) socket.close(1001, "the server is going away");
  const deadline = Date.now() + patienceMs;
  while (server.clients.size > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const socket of server.clients) socket.terminate();
  server.close();
}

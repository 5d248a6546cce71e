import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { expect, test } from "vitest";
import { Relay, type RelayMessage } from "./relay.ts";
import { RedisTransport } from "./redis-transport.ts";

/** As much of Redis as publishing and subscribing need, in its own protocol. */
async function standIn() {
  const subscribers = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const server = createServer((socket) => {
    let rest = "";
    socket.on("error", () => {});
    socket.on("close", () => subscribers.delete(socket));
    socket.on("data", (data) => {
      rest += data.toString("latin1");
      for (let read = readCommand(rest); read; read = readCommand(rest)) {
        rest = rest.slice(read.length);
        answer(socket, read.words);
      }
    });
  }).listen(0, "127.0.0.1");
  function answer(socket: Socket, [name = "", channel = "", packet = ""]: string[]) {
    const command = name.toLowerCase();
    if (command === "info") return socket.write(bulk("redis_version:7.0.0\r\nloading:0\r\n"));
    if (command === "subscribe") {
      subscribers.add(socket);
      return socket.write(`>3\r\n${bulk("subscribe")}${bulk(channel)}:1\r\n`);
    }
    if (command !== "publish") return socket.write("+OK\r\n");
    for (const each of subscribers)
      each.write(`>3\r\n${bulk("message")}${bulk(channel)}${bulk(packet)}`, "latin1");
    return socket.write(`:${subscribers.size}\r\n`);
  }
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => subscribers.forEach((each) => each.destroy()),
    server,
  };
}

function readCommand(text: string) {
  const parts = /^\*(\d+)\r\n/.exec(text);
  if (!parts) return null;
  let at = parts[0].length;
  const words: string[] = [];
  for (let word = 0; word < Number(parts[1]); word++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    at += size[0].length;
    if (text.length < at + Number(size[1]) + 2) return null;
    words.push(text.slice(at, at + Number(size[1])));
    at += Number(size[1]) + 2;
  }
  return { words, length: at };
}

test("chat over Redis: carries events in batches and detects a broken connection", async () => {
  const { url, cut, server } = await standIn();
  const received: RelayMessage[] = [];
  let gaps = 0;
  const open = () =>
    new Relay(new RedisTransport(url), {
      onMessage: (word) => received.push(word),
      onGap: () => (gaps += 1),
    });
  const [one, two] = [open(), open()];
  const until = async (look: () => boolean) => {
    while (!look()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    await Promise.all([one.listen(), two.listen()]);
    for (let sequence = 1; sequence <= 3; sequence++)
      one.send({ kind: "reached", cid: "messaging:a", from: sequence - 1, sequence });
    one.send({ kind: "tell", to: { userId: "ann" }, event: { type: "typing.start" } });
    await until(() => received.length === 2);
    expect(received).toEqual([
      { kind: "tell", to: { userId: "ann" }, event: { type: "typing.start" } },
      { kind: "reached", cid: "messaging:a", from: 0, sequence: 3 },
    ]);
    cut();
    await until(() => gaps === 2);
    one.send({ kind: "reached", cid: "messaging:b", from: 0, sequence: 1 });
    await until(() => received.length === 3);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    server.close();
  }
});

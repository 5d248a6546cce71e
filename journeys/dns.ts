import { createSocket } from "node:dgram";

const port = 3197;
/** Where the product that these stories run against looks domains up. */
export const dnsAddress = `127.0.0.1:${port}`;

/** Publishes texts at domains until it is closed: the TXT records of RFC 1035, and nothing else. */
export async function publishTexts(texts: ReadonlyMap<string, string>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => socket.send(answer(query, texts), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve));
  return { close: () => new Promise<void>((resolve) => socket.close(() => resolve())) };
}

function answer(query: Buffer, texts: ReadonlyMap<string, string>): Buffer {
  const { name, end } = nameIn(query);
  const text = texts.get(name);
  const head = Buffer.from(query.subarray(0, 12));
  // It is an answer with recursion; one record or none, and nothing after it.
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const question = query.subarray(12, end + 4);
  return Buffer.concat([head, question, ...(text === undefined ? [] : [record(text)])]);
}

/** The name asked for, and where the question's type begins. */
function nameIn(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const length = query[at]!;
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** A TXT record that points to the name of the question. */
function record(text: string) {
  const fixed = Buffer.from("c00c0010000100000000", "hex");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 1);
  return Buffer.concat([fixed, length, Buffer.from([text.length]), Buffer.from(text, "latin1")]);
}

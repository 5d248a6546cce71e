import { createSocket } from "node:dgram";
import { dnsPort } from "./product.ts";

const types = { A: 1, TXT: 16 } as const;
type Type = keyof typeof types;
/** What is published at names, such as "TXT example.org"; at all others there is nothing. */
export type Records = Map<`${Type} ${string}`, string>;

/** Publishes records until it is closed: the A and TXT records of RFC 1035, and nothing else. */
export async function publishRecords(records: Records) {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => socket.send(answer(query, records), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(dnsPort, "127.0.0.1", resolve));
  return { close: () => new Promise<void>((resolve) => socket.close(() => resolve())) };
}

function answer(query: Buffer, records: Records): Buffer {
  const { name, end } = nameIn(query);
  const type = (["A", "TXT"] as const).find((each) => types[each] === query.readUInt16BE(end));
  const value = type && records.get(`${type} ${name}`);
  const head = Buffer.from(query.subarray(0, 12));
  // It is an answer with recursion; one record or none, and nothing after it.
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(value === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const question = query.subarray(12, end + 4);
  return Buffer.concat([head, question, ...(value === undefined ? [] : [record(type!, value)])]);
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

/** A record that points to the name of the question, and is kept for no time. */
function record(type: Type, value: string) {
  const data =
    type === "A"
      ? Buffer.from(value.split(".").map(Number))
      : Buffer.concat([Buffer.from([value.length]), Buffer.from(value, "latin1")]);
  const fixed = Buffer.from("c00c0000000100000000", "hex");
  fixed.writeUInt16BE(types[type], 2);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([fixed, length, data]);
}

import WebSocket from "ws";

/** Many sockets in a process of their own, which count what they hear and how long it was on its way. */
export interface Heard {
  frames: number;
  bytes: number;
  /** From the first frame to the last. */
  seconds: number;
  p50: number;
  p99: number;
}
type Order = { kind: "open"; urls: string[] } | { kind: "reset" } | { kind: "heard" } | { kind: "close" };

let sockets: WebSocket[] = [];
let times: number[] = [];
let [frames, bytes, first, last] = [0, 0, 0, 0];
const mark = Buffer.from('"sent_at":');

process.on("message", async (order: Order) => {
  if (order.kind === "open") process.send!(await open(order.urls));
  if (order.kind === "reset") {
    [frames, bytes, first, last] = [0, 0, 0, 0];
    times = [];
    process.send!({});
  }
  if (order.kind === "heard") process.send!(heard());
  if (order.kind === "close") {
    for (const socket of sockets) socket.terminate();
    sockets = [];
    process.send!({});
  }
});

function heard(): Heard {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { frames, bytes, seconds: (last - first) / 1000, p50: at(0.5), p99: at(0.99) };
}

/** Opens the sockets some at a time; answers with the connection ids that the first frames name. */
async function open(urls: string[]): Promise<string[]> {
  const ids: string[] = [];
  const waiting = [...urls.entries()];
  const opener = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) ids[next[0]] = await openOne(next[1]);
  };
  await Promise.all(Array.from({ length: 20 }, opener));
  return ids;
}

function openOne(url: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(socket);
    const greets = url.includes("/chat/connect");
    let greeted = !greets;
    if (!greets) socket.on("open", () => resolve(""));
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      if (!greeted) {
        greeted = true;
        return resolve((JSON.parse(String(data)) as { connection_id: string }).connection_id);
      }
      take(data);
    });
  });
}

function take(data: Buffer) {
  const place = data.indexOf(mark);
  if (place === -1) return;
  const now = Date.now();
  frames += 1;
  bytes += data.length;
  first ||= now;
  last = now;
  if (frames % 16 === 0)
    times.push(now - Number(data.subarray(place + mark.length, place + mark.length + 13).toString()));
}

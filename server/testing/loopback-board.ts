import { readFileSync } from "node:fs";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

const fixtures = resolve(import.meta.dirname, "../outside/board-forms/fixtures");
const form = (system: string) => readFileSync(resolve(fixtures, `${system}.json`), "utf8");
const schools = JSON.stringify({ items: [{ id: 5417077, text: "School of Bread, Leeds" }] });

interface Reply {
  status?: number;
  body: string;
}
/** What each board answers, by method, host and path; the first that fits. */
const replies: ReadonlyArray<[RegExp, () => Reply]> = [
  [/^GET boards-api\.greenhouse\.io\/.+\/education\/schools/, () => ({ body: schools })],
  [/^GET boards-api\.greenhouse\.io\//, () => ({ body: form("greenhouse") })],
  [/^POST boards-api\.greenhouse\.io\//, () => ({ body: '{"success":"Candidate saved successfully"}' })],
  [/^POST api\.(?:eu\.)?lever\.co\//, () => ({ body: '{"ok":true,"applicationId":"lever-1"}' })],
  [/^POST api\.ashbyhq\.com\/jobPosting\.info/, () => ({ body: form("ashby") })],
  [
    /^POST api\.ashbyhq\.com\/applicationForm\.submit/,
    () => ({ body: '{"success":true,"results":{"submittedFormInstance":{"id":"ashby-1"}}}' }),
  ],
  [/^GET api\.smartrecruiters\.com\/v1\/companies\//, () => ({ body: '{"id":"127817","uuid":"uuid-1"}' })],
  [/^GET api\.smartrecruiters\.com\/postings\//, () => ({ body: form("smartrecruiters") })],
  [/^POST api\.smartrecruiters\.com\/postings\//, () => ({ status: 201, body: '{"id":"smart-1"}' })],
  [/^GET [\w-]+\.recruitee\.com\//, () => ({ body: form("recruitee") })],
  [/^POST [\w-]+\.recruitee\.com\//, () => ({ status: 201, body: '{"candidate":{"id":53}}' })],
  [/^GET [\w-]+\.workable\.com\//, () => ({ body: form("workable") })],
  [
    /^POST [\w-]+\.workable\.com\//,
    () => ({ status: 201, body: '{"status":"created","candidate":{"id":"workable-1"}}' }),
  ],
];

interface Received {
  /** "POST boards-api.greenhouse.io/v1/boards/acme/jobs/1". */
  call: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Stands in for every job board on this machine: it answers as their documentation does, and keeps what it received. */
export async function openLoopbackBoard(port = 0) {
  const received: Received[] = [];
  /** What the next applications are answered with instead; "hang" takes one and never answers. */
  const faults: (Reply | "hang")[] = [];
  const board = {
    faults,
    received,
    /** What happens before a call is answered. */
    beforeAnswer: null as ((call: string) => Promise<void>) | null,
    /** The applications among what was received. */
    applications: () =>
      received.filter(({ call }) => call.startsWith("POST") && !call.includes("jobPosting.info")),
    close: () => server.close(),
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const call = `${request.method} ${request.url!.slice(1)}`;
      received.push({ call, headers: request.headers, body: Buffer.concat(parts) });
      await board.beforeAnswer?.(call);
      const applies = call.startsWith("POST") && !call.includes("jobPosting.info");
      const fault = applies ? faults.shift() : undefined;
      if (fault === "hang") return void request.socket.destroy();
      const known = replies.find(([pattern]) => pattern.test(call))?.[1]();
      const { status = 200, body } = fault ?? known ?? { status: 404, body: "{}" };
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return Object.assign(board, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

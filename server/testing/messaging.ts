import { chatSecret } from "#server/domains/accounts/index.ts";
import { signToken } from "#server/chat/index.ts";
import { beforeAll, expect } from "vitest";
import type { World } from "./world.ts";

interface Asked {
  query?: Record<string, string>;
  body?: object;
}
export interface ChatAnswer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Calls the chat service over HTTP as one person; without a name, as a server. */
export function chatCaller(world: World, userId?: string) {
  const token = chatTokenFor(world, userId);
  return async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, asked: Asked = {}) => {
    const query = new URLSearchParams({ api_key: world.dependencies.config.PUBLIC_API_KEY, ...asked.query });
    const response = await world.app.inject({
      method,
      url: `/chat${path}?${query}`,
      headers: { authorization: token, "stream-auth-type": "jwt" },
      ...(asked.body && { payload: asked.body }),
    });
    const answer: ChatAnswer = {
      status: response.statusCode,
      headers: response.headers,
      body: response.json(),
    };
    return answer;
  };
}

export function chatTokenFor(world: World, userId?: string) {
  const secret = chatSecret(world.dependencies.config.secret);
  const session = userId === undefined ? undefined : world.sessions.get(userId);
  return signToken(
    userId === undefined ? { server: true } : { user_id: userId, ...(session && { session }) },
    secret,
  );
}

/** Uploads a file to a channel by the chat's own call; answers with its address. */
export async function uploadInChat(world: World, userId: string, channel: string) {
  const form = new FormData();
  form.set("file", new Blob(["what was agreed"]), "terms.txt");
  const request = new Request("http://form/", { method: "POST", body: form });
  const response = await world.app.inject({
    method: "POST",
    url: `/chat${channel}/file?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: {
      authorization: chatTokenFor(world, userId),
      "content-type": request.headers.get("content-type")!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json().file as string;
}

/** How the address of a file in a channel answers. */
export async function statusOfFile(world: World, address: string) {
  const { pathname, search } = new URL(address);
  return (await world.app.inject({ url: pathname + search })).statusCode;
}

/** Lets people chat who have no account, for tests of the chat service alone. */
export function admitEverybody(world: World) {
  beforeAll(() => {
    world.app.chat.policy.admits = async () => true;
  });
}

import { expect } from "vitest";
import { chatCaller } from "./messaging.ts";
import type { World } from "./world.ts";

/** What tests of conversations do all the time, in a world of their own. */
export function conversationsIn(world: World) {
  const as = (userId?: string) => chatCaller(world, userId);
  const server = (...call: Parameters<ReturnType<typeof chatCaller>>) => as()(...call);
  async function people(...given: (string | { id: string; [field: string]: unknown })[]) {
    const users = given.map((each) => (typeof each === "string" ? { id: each } : each));
    const body = { users: Object.fromEntries(users.map((user) => [user.id, user])) };
    return (await server("POST", "/users", { body })).body.users;
  }
  return {
    as,
    server,
    people,
    async aChannel(id: string, members: string[], data: object = {}) {
      await people(...members);
      const answer = await server("POST", `/channels/messaging/${id}/query`, {
        body: { data: { created_by_id: members[0], members, ...data } },
      });
      expect(answer.status).toBe(201);
      return `/channels/messaging/${id}`;
    },
    async say(userId: string, channel: string, text: string, more: object = {}) {
      const body = { message: { text, ...more } };
      const answer = await as(userId)("POST", `${channel}/message`, { body });
      expect(answer.status, answer.body.message).toBe(201);
      return answer.body.message;
    },
    async open(userId: string, channel: string, body: object = {}) {
      return (await as(userId)("POST", `${channel}/query`, { body })).body;
    },
  };
}

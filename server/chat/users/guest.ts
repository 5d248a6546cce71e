import { randomUUID } from "node:crypto";
import type { ChatCall } from "../context.ts";
import { signToken } from "../tokens.ts";
import { type NewUser, saveUsers, usersById } from "./queries.ts";

/** Lets somebody in who has no account: a user of their own making, under an id nobody else has. */
export async function createGuest(call: ChatCall, given: NewUser) {
  const now = call.now();
  const id = `guest-${randomUUID()}-${given.id}`.slice(0, 255);
  await saveUsers(call.db, [{ ...withoutRights(given), id, role: "guest" }], now);
  const user = (await usersById(call.db, [id], now)).get(id)!;
  const access_token = signToken({ user_id: id, iat: Math.floor(now.getTime() / 1000) }, call.secret);
  return { user, access_token };
}

function withoutRights({ teams: _t, teams_role: _r, revoke_tokens_issued_before: _b, ...user }: NewUser) {
  return user;
}

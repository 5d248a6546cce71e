import { randomUUID } from "node:crypto";
import { isWithin } from "#server/limits/attempts.ts";
import type { ChatCall } from "../context.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { signToken } from "../protocol/tokens.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { type NewUser, saveUsers, usersById } from "../store/users/queries.ts";

const daySeconds = 86_400;
const guestsADay = 20;

/** Creates a guest user, for a day, under an id of its own. */
export async function createGuest(call: ChatCall, given: NewUser) {
  const now = call.now();
  await refuseTooMany(call, now);
  const id = `guest-${randomUUID()}-${given.id}`.slice(0, 255);
  await saveUsers(call.db, [{ ...withoutRights(given), id, role: "guest" }], now);
  const user = (await usersById(call.db, [id], now)).get(id)!;
  const iat = Math.floor(now.getTime() / 1000);
  const access_token = signToken({ user_id: id, iat, exp: iat + daySeconds }, call.secret);
  return { user, access_token };
}

/** Limits how many guests one network creates; servers are not limited. */
async function refuseTooMany({ caller, db, ip }: ChatCall, now: Date) {
  if (caller.kind === "server") return;
  const limit = { key: `chat guests ${networkOf(ip)}`, most: guestsADay, seconds: daySeconds };
  if (await isWithin(db, limit, now)) return;
  throw new ChatRefusal(
    9,
    `an address may make ${guestsADay} guests a day; go on with the guest there is, or try again tomorrow`,
  );
}

function withoutRights({ teams: _t, teams_role: _r, revoke_tokens_issued_before: _b, ...user }: NewUser) {
  return user;
}

import { chatContract } from "#contract/chat/index.ts";
import { Calls, type Way } from "./calls.ts";

type Service = Omit<Way, "token" | "userId" | "anonymous">;

/** The way of someone without an account, who may read what is open to everyone. */
export function anonymousWay(service: Service) {
  const userId = `anonymous-${crypto.randomUUID()}`;
  return { ...service, userId, anonymous: true, token: async () => "" };
}

/** The way of a guest: an account made on the spot, with a token of its own for a day. After it a new guest is made. */
export async function guestWay(service: Service, user: { id: string; name?: string }) {
  if (!user.id) throw new Error('The "id" field on the user is missing');
  const { user: guest, access_token: token } = await new Calls({
    ...service,
    anonymous: true,
    token: async () => "",
  }).call(chatContract.users.createGuest, { body: { user } });
  return { ...service, userId: guest.id, guest: true, token: async () => token };
}

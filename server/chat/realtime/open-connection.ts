import { eq } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { Caller, Chat, Opening } from "../context.ts";
import { identify } from "../policy/identify.ts";
import { ChatRefusal, badInput, notAllowed } from "../protocol/errors.ts";
import { chatChannels, chatReads } from "../store/tables.ts";
import { refuseHalves } from "../protocol/whole-texts.ts";
import { presentMe } from "../store/users/present-me.ts";
import { ensureUsers, saveUsers } from "../store/users/queries.ts";
import { Connection, type Transport } from "./connection.ts";
import { arrive } from "./presence.ts";
import type { RealtimeChat } from "./realtime-chat.ts";

const mostConnections = 50;

interface Arrival {
  caller: Caller;
  userId: string;
  resume: string | null;
  lastSequence: number;
  address: string;
}
/** Opens a connection or resumes one: identifies the caller, then sends what was missed or the current state. */
export async function openConnection(
  chat: RealtimeChat,
  transport: Transport,
  opening: Opening,
): Promise<Connection> {
  const arrival = await readOpening(chat, opening);
  return resumed(chat, transport, arrival) ?? opened(chat, transport, arrival);
}

async function readOpening(chat: Chat, { query, headers, ip }: Opening): Promise<Arrival> {
  const given = (name: string) => query.get(name) ?? [headers[name]].flat()[0];
  const details = readJson(query.get("json"));
  const caller = await identify(chat, {
    apiKey: given("api_key"),
    token: given("authorization"),
    authType: given("stream-auth-type"),
  });
  const user = details.user_details as { id?: unknown } | undefined;
  if (!user) throw badInput("user_details is a required field");
  if (typeof user.id !== "string" || !user.id) throw badInput('The "id" field on the user is missing');
  if (caller.kind === "user" && user.id !== caller.userId)
    throw new ChatRefusal(5, "the token belongs to another user");
  if (caller.kind === "server") throw new ChatRefusal(5, "a socket needs a user token");
  const userId = caller.userId ?? `!anon-${newId()}`;
  const address = chat.addresses.digest(ip);
  if (await chat.addresses.isBanned(address)) throw notAllowed("this address was banned");
  if (caller.kind === "user") await upsertUser(chat, user as { id: string } & Record<string, unknown>);
  return {
    caller,
    userId,
    resume: query.get("connection_id"),
    lastSequence: Number(query.get("last_sequence") ?? Number.NaN),
    address: caller.userId ? await chat.addresses.note(caller.userId, ip) : address,
  };
}

/** Connecting creates the user; their profile is updated where the product leaves that to users. */
async function upsertUser(chat: Chat, { id, ...details }: { id: string } & Record<string, unknown>) {
  for (const right of ["role", "teams", "teams_role", "revoke_tokens_issued_before"]) delete details[right];
  if (chat.policy.profilesByUsers) await saveUsers(chat.db, [{ id, ...details }], chat.now());
  else await ensureUsers(chat.db, [id], chat.now());
}

function resumed(
  chat: RealtimeChat,
  transport: Transport,
  { resume, userId, lastSequence, caller, address }: Arrival,
) {
  const connection = resume ? chat.hub.registry.find(resume) : undefined;
  if (!connection || connection.userId !== userId || caller.kind !== "user") return null;
  if (!connection.canResume(lastSequence)) return null;
  connection.attach(transport, { caller, address });
  connection.greet(hello(chat, connection, { resumed: true }), lastSequence);
  return connection;
}

async function opened(chat: RealtimeChat, transport: Transport, { caller, userId, address }: Arrival) {
  const { registry } = chat.hub;
  if (registry.ofUser(userId).size >= mostConnections) throw new ChatRefusal(9, "too many open sockets");
  const connection = new Connection(newId(), userId, caller);
  connection.attach(transport, { caller, address });
  registry.add(connection);
  if (caller.kind === "user") await arrive(chat, connection);
  await startAtMemberships(chat, userId);
  const me = caller.kind === "user" ? await presentMe(chat, userId) : { id: userId, role: "anonymous" };
  connection.greet(hello(chat, connection, { resumed: false, me }));
  return connection;
}

function hello({ now }: Chat, { id }: Connection, more: object) {
  return { type: "health.check", connection_id: id, cid: "*", created_at: now().toISOString(), ...more };
}

/** From now on every event in the user's channels is delivered. */
async function startAtMemberships({ db, hub }: Chat, userId: string) {
  const rows = await db
    .select({ cid: chatChannels.cid, sequence: chatChannels.sequence })
    .from(chatChannels)
    .innerJoin(chatReads, eq(chatReads.cid, chatChannels.cid))
    .where(eq(chatReads.userId, userId));
  for (const { cid, sequence } of rows) hub.startAt(cid, sequence);
}

function readJson(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    refuseHalves(text ?? "", read);
    if (typeof read === "object" && read !== null) return read as Record<string, unknown>;
  } catch (error) {
    if (error instanceof ChatRefusal) throw error;
  }
  throw badInput("json is not a JSON object");
}

import { and, asc, eq, ne } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { ensureUsers } from "../store/users/queries.ts";
import { presentDevice } from "../store/users/own-user.ts";
import { chatDevices } from "../store/devices/tables.ts";

interface NewDevice {
  id: string;
  push_provider: string;
  push_provider_name?: string | null | undefined;
}
/** Registers a device for push notifications; a device with a new owner is removed from the former one. */
export async function createDevice(call: ChatCall, device: NewDevice) {
  const userId = actorOf(call);
  const changes = { pushProvider: device.push_provider, pushProviderName: device.push_provider_name || null };
  await call.db.transaction(async (tx) => {
    await ensureUsers(tx, [userId], call.now());
    await tx.delete(chatDevices).where(and(eq(chatDevices.id, device.id), ne(chatDevices.userId, userId)));
    await tx
      .insert(chatDevices)
      .values({ id: device.id, userId, createdAt: call.now(), ...changes })
      .onConflictDoUpdate({ target: [chatDevices.userId, chatDevices.id], set: changes });
  });
  return {};
}

export async function listDevices(call: ChatCall) {
  const rows = await call.db
    .select()
    .from(chatDevices)
    .where(eq(chatDevices.userId, actorOf(call)))
    .orderBy(asc(chatDevices.createdAt), asc(chatDevices.id));
  return { devices: rows.map(presentDevice) };
}

export async function deleteDevice(call: ChatCall, id: string) {
  const gone = await call.db
    .delete(chatDevices)
    .where(and(eq(chatDevices.id, id), eq(chatDevices.userId, actorOf(call))))
    .returning({ id: chatDevices.id });
  if (!gone.length) throw missing(`device with id ${id}`);
  return {};
}

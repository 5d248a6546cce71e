import type { users } from "#contract/chat/users.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { deactivateUser, reactivateUser, startForUsers } from "./activate-users.ts";
import { blockUser, listBlocks, unblockUser } from "./block-users.ts";
import { deleteUser, deleteUsers, restoreUsers } from "./delete-users.ts";
import { exportUser, exportUsers } from "./export-user.ts";
import { createGuest } from "./guest.ts";
import { queryUsers } from "./query-users.ts";
import { updateUsersPartial, upsertUsers } from "./save-users.ts";
import { sendUserEvent } from "./send-user-event.ts";

export const userHandlers: Handlers<typeof users, ChatCall> = {
  queryUsers: ({ query, ...call }) => queryUsers(call, query.payload),
  upsertUsers: ({ body, ...call }) => upsertUsers(call, body.users),
  updateUsersPartial: ({ body, ...call }) => updateUsersPartial(call, body.users),
  deleteUser: ({ params, query, ...call }) => deleteUser(call, params.id, query),
  deleteUsers: ({ body, ...call }) => deleteUsers(call, body),
  restoreUsers: ({ body, ...call }) => restoreUsers(call, body.user_ids),
  deactivateUser: ({ params, body, ...call }) => deactivateUser(call, params.id, body),
  reactivateUser: ({ params, body, ...call }) => reactivateUser(call, params.id, body),
  deactivateUsers: ({ body, ...call }) => startForUsers(call, "deactivateUsers", body),
  reactivateUsers: ({ body, ...call }) => startForUsers(call, "reactivateUsers", body),
  exportUser: ({ params, ...call }) => exportUser(call, params.id),
  exportUsers: ({ body, ...call }) => exportUsers(call, body.user_ids),
  blockUser: ({ body, ...call }) => blockUser(call, body.blocked_user_id),
  unblockUser: ({ body, ...call }) => unblockUser(call, body.blocked_user_id),
  getBlockedUsers: (call) => listBlocks(call),
  sendUserEvent: ({ params, body, ...call }) => sendUserEvent(call, params.id, body.event),
  createGuest: ({ body, ...call }) => createGuest(call, body.user),
};

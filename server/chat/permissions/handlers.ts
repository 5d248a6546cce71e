import type { permissions } from "#contract/chat/permissions.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { createPermission, deletePermission, updatePermission } from "./change-permissions.ts";
import { createRole, deleteRole, listRoles } from "./change-roles.ts";
import { missing } from "../protocol/errors.ts";
import { allPermissions, presentPermission } from "../store/permissions/permissions.ts";

export const permissionHandlers: Handlers<typeof permissions, ChatCall> = {
  listPermissions: (call) => listPermissions(call),
  createPermission: ({ body, ...call }) => createPermission(call, body),
  getPermission: ({ params, ...call }) => getPermission(call, params.name),
  updatePermission: ({ params, body, ...call }) => updatePermission(call, params.name, body),
  deletePermission: ({ params, ...call }) => deletePermission(call, params.name),
  listRoles: (call) => listRoles(call),
  createRole: ({ body, ...call }) => createRole(call, body.name),
  deleteRole: ({ params, ...call }) => deleteRole(call, params.name),
};

async function listPermissions({ db }: ChatCall) {
  return { permissions: [...(await allPermissions(db)).values()].map(presentPermission) };
}

async function getPermission({ db }: ChatCall, id: string) {
  const permission = (await allPermissions(db)).get(id);
  if (!permission) throw missing(`permission with id ${id}`);
  return { permission: presentPermission(permission) };
}

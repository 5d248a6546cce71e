import { z } from "zod";
import { del, get, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { answer } from "./call-shapes.ts";

const Role = z.object({
  name: z.string(),
  custom: z.boolean(),
  scopes: z.array(z.string()),
  created_at: Instant,
  updated_at: Instant,
});
const Permission = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  action: z.string(),
  owner: z.boolean(),
  same_team: z.boolean(),
  condition: z.record(z.string(), z.unknown()).optional(),
  custom: z.boolean(),
  level: z.enum(["app", "channel"]),
});
const RoleName = z.string().regex(/^[\w-]{1,64}$/, "a role name holds letters, digits, _ and - only");
const PermissionId = z
  .string()
  .regex(/^[\w-]{1,255}$/, "a permission id holds letters, digits, _ and - only");
const PermissionFields = {
  name: z.string().min(1).max(255),
  description: z.string().max(1000).nullish(),
  action: z.string().min(1).max(100),
  owner: z.boolean().nullish(),
  same_team: z.boolean().nullish(),
  condition: z.record(z.string(), z.unknown()).nullish(),
};

export const permissions = {
  listPermissions: get("/permissions", {
    access: "signed-in",
    response: answer({ permissions: z.array(Permission) }),
  }),
  createPermission: post("/permissions", {
    access: "signed-in",
    body: z.object({ id: PermissionId, ...PermissionFields }),
    response: answer({ permission: Permission }),
    status: 201,
  }),
  getPermission: get("/permissions/:name", {
    access: "signed-in",
    row: "permission",
    response: answer({ permission: Permission }),
  }),
  updatePermission: put("/permissions/:name", {
    access: "signed-in",
    row: "permission",
    body: z.object({ ...PermissionFields, name: PermissionFields.name.nullish() }),
    response: answer({ permission: Permission }),
  }),
  deletePermission: del("/permissions/:name", {
    access: "signed-in",
    row: "permission",
    response: answer({}),
  }),
  listRoles: get("/roles", { access: "signed-in", response: answer({ roles: z.array(Role) }) }),
  createRole: post("/roles", {
    access: "signed-in",
    body: z.object({ name: RoleName }),
    response: answer({ role: Role }),
    status: 201,
  }),
  deleteRole: del("/roles/:name", { access: "signed-in", row: "role", response: answer({}) }),
};

import { z } from "zod";
import { teamPermissions } from "./team-rights.ts";
import { Id, Instant } from "./shapes.ts";

/** What a member of a hiring team may do. */
export const Permissions = z.object(
  Object.fromEntries(teamPermissions.map((name) => [name, z.boolean()])) as Record<
    (typeof teamPermissions)[number],
    z.ZodBoolean
  >,
);
export type Permissions = z.infer<typeof Permissions>;
export const TeamInvite = z.object({
  id: Id,
  companyId: Id,
  email: z.string(),
  title: z.string().nullable(),
  permissions: Permissions,
  /** "requested" by someone of the company, and not answered yet. */
  state: z.enum(["asked", "requested", "pending", "accepted", "removed"]),
  /** Who asks to be invited; null for invitations. */
  fullName: z.string().nullable(),
  expired: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type TeamInvite = z.infer<typeof TeamInvite>;

export const TeamMember = z.object({
  /** The company admin's id. */
  id: Id,
  userId: Id,
  fullName: z.string(),
  email: z.string(),
  profilePicture: z.string().nullable(),
  parallelTag: z.string().nullable(),
  title: z.string().nullable(),
  /** The team switched their access off. */
  disabled: z.boolean(),
  /** We disabled their account. */
  closed: z.boolean(),
  permissions: Permissions,
  joinedAt: Instant,
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A member of a hiring team as people outside it see them. */
export const TeamFace = TeamMember.pick({ id: true, fullName: true, profilePicture: true, title: true });

import { createHmac } from "node:crypto";
import type { Account } from "#contract/accounts.ts";
import type { Config } from "#server/config.ts";
import type { UserRole, User } from "./queries.ts";

/** What a chat token is made with: it lives an hour at most and no longer than the session it was given to. */
interface TokenTerms {
  config: Pick<Config, "secret">;
  sessionId: string;
  now: Date;
}
const chatTokenSeconds = 3600;

/** A person as they see themselves. */
export function presentAccount(
  user: User,
  held: UserRole[],
  terms: TokenTerms,
): Omit<Account, "createdAt"> & { createdAt: Date } {
  const candidate = held.find((role) => role.kind === "candidate");
  const employee = held.find((role) => role.kind === "employee");
  const admin = held.find((role) => role.kind === "companyAdmin");
  const chats = candidate ?? (admin && !admin.disabled ? admin : undefined);
  const roles: Account["accessRoles"] = [];
  if (candidate) roles.push("candidate");
  if (employee) roles.push("employee");
  if (admin && !admin.disabled) roles.push("company");
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    fullName: user.fullName,
    profilePicture: user.profilePicture,
    parallelTag: user.parallelTag,
    streamToken: chats ? chatToken(user.id, terms) : null,
    accessRoles: roles,
    hasCompanyAdminProfile: admin !== undefined,
    candidate: candidate ? { id: candidate.id } : null,
    employee: employee ? { id: employee.id, companyId: employee.companyId } : null,
    companyAdmin: admin ? { id: admin.id, companyId: admin.companyId, disabled: admin.disabled } : null,
    timeZone: user.timeZone,
    timeZoneChosen: user.timeZoneChosen,
    locale: user.locale,
    localeChosen: user.localeChosen,
    seenTips: user.seenTips,
    createdAt: user.createdAt,
  };
}

/** The key that signs chat tokens, derived so that it opens nothing else. */
export function chatSecret(secret: string) {
  return createHmac("sha256", secret).update("chat").digest("hex");
}

/** An HS256 token that lets a person into the chat service; only candidates and company admins get one. */
export function chatToken(userId: string, { config, sessionId, now }: TokenTerms) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { user_id: userId, session: sessionId, iat, exp: iat + chatTokenSeconds };
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${createHmac("sha256", chatSecret(config.secret)).update(body).digest("base64url")}`;
}

import {
  addAdminPasskey,
  askAdminPasskey,
  listAdminPasskeys,
  removeAdminPasskey,
  renameAdminPasskey,
  signInByAdminPasskey,
} from "./administrators/admin-passkeys.ts";
import { askPasskeySignIn } from "./passkeys/passkey-sign-in.ts";
import { type EmailSettings, type accounts, emailCategories } from "#contract/accounts.ts";
import { done } from "#contract/shapes.ts";
import type { AuthenticatedContext, DomainHandlers } from "#server/context.ts";
import type { CookieName } from "#shared/privacy/cookies.data.ts";
import { askAdminCode, findAdministrator, verifyAdminCode } from "./administrators/admin-sign-in.ts";
import {
  countPeople,
  listCompanyAdmins,
  listPeople,
  myAccount,
  profileCards,
  updateAccount,
} from "./people.ts";
import { findUser, findUserByEmail } from "./queries.ts";
import { changePassword, recoverPassword, setNewPassword } from "./passwords/recover-password.ts";
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from "./administrators/second-factor.ts";
import { hasSecondFactor } from "./second-factor/factors.ts";
import { endOtherSessions, endOwnSession, endSession, listSessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { markTipsSeen } from "./seen-tips.ts";
import { stopAllLooks } from "./support/look-as.ts";
import { changeEmailSettings } from "./email/email-settings.ts";
import { changeEmail, resendVerification, verifyEmail } from "./email/verify-email.ts";

export const accountHandlers: DomainHandlers<typeof accounts> = {
  login: ({ body, ...context }) => signIn(context, body),
  signUp: ({ body, query, ...context }) => signUp(context, { ...body, pTag: query.pTag }),
  exists: async ({ body, db }) => ({ exists: (await findUserByEmail(db, body.email)) !== undefined }),
  me: (context) => showMe(context),
  list: ({ query, ...context }) => listPeople(context, query.filter),
  count: ({ query, ...context }) => countPeople(context, query.filter),
  get: ({ params, ...context }) => myAccount(context, params.id),
  recover: ({ body, ...context }) => recoverPassword(context, body.email).then(() => done),
  setNewPassword: ({ body, ...context }) => setNewPassword(context, body).then(() => done),
  changePassword: ({ params, body, ...context }) => changePassword(context, params.id, body).then(() => done),
  changeEmail: ({ params, body, ...context }) => changeEmail(context, params.id, body).then(() => done),
  resendVerification: ({ body, ...context }) => resendVerification(context, body.email).then(() => done),
  verifyEmail: ({ body, ...context }) => verifyEmail(context, body.token).then(() => done),
  logout: (context) =>
    signOut(context, ["token", "parallelTag", "id", "communityToken", "externalJobBuilderToken", "support"]),
  sessions: (context) => listSessions(context),
  endSession: ({ params, ...context }) => endSession(context, params.id).then(() => done),
  endOtherSessions: (context) => endOtherSessions(context),
  emailSettings: (context) => emailSettings(context),
  setEmailSettings: ({ body, ...context }) => setEmailSettings(context, body),
  markTipsSeen: async ({ body, ...context }) => ({ seenTips: await markTipsSeen(context, body.tips) }),
  updateAccount: ({ params, body, ...context }) => updateAccount(context, params.id, body),
  profiles: ({ body, ...context }) => profileCards(context, body.parallelAccountIds),
  companyAdmins: ({ query, ...context }) => listCompanyAdmins(context, query.filter),
  adminLogin: ({ body, ...context }) => askAdminCode(context, body.email).then(() => done),
  adminVerify: ({ body, ...context }) => verifyAdminCode(context, body),
  secondFactor: (context) => showSecondFactor(context),
  startSecondFactor: (context) => startSecondFactor(context),
  confirmSecondFactor: ({ body, ...context }) => confirmSecondFactor(context, body.code),
  renewRecoveryCodes: ({ body, ...context }) => renewRecoveryCodes(context, body.code),
  askAdminPasskeySignIn: (context) => askPasskeySignIn(context),
  adminPasskeySignIn: ({ body, ...context }) => signInByAdminPasskey(context, body.answer),
  adminPasskeys: (context) => listAdminPasskeys(context),
  askAdminPasskey: ({ body, ...context }) => askAdminPasskey(context, body.code),
  addAdminPasskey: ({ body, ...context }) => addAdminPasskey(context, body),
  renameAdminPasskey: ({ params, body, ...context }) => renameAdminPasskey(context, params.id, body.name),
  removeAdminPasskey: ({ params, body, ...context }) =>
    removeAdminPasskey(context, params.id, body.code).then(() => done),
  adminMe: async (context) => {
    const { id, email, fullName } = await findAdministrator(context, context.viewer.adminId);
    return { adminId: id, email, fullName };
  },
  adminLogout: async (context) => {
    await stopAllLooks(context);
    return signOut(context, ["adminToken"]);
  },
};

async function showMe(context: AuthenticatedContext) {
  const { userId, team, plan } = context.viewer;
  const can = team && { ...team.permissions, actTowardsOthers: team.emailProven && team.companyProven };
  const account = await myAccount(context, userId);
  return { ...account, can, plan, secondFactor: await hasSecondFactor(context.db, account.id) };
}

async function signOut(context: AuthenticatedContext, cookies: CookieName[]) {
  await endOwnSession(context);
  for (const cookie of cookies) context.cookies.clear(cookie);
  return done;
}

async function emailSettings({ db, viewer }: AuthenticatedContext): Promise<EmailSettings> {
  const user = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  return Object.fromEntries(
    emailCategories.map((category) => [category, user?.emailSettings[category] ?? true]),
  ) as EmailSettings;
}

async function setEmailSettings(context: AuthenticatedContext, changes: Partial<EmailSettings>) {
  const { db, viewer } = context;
  if (viewer.userId) await changeEmailSettings(db, viewer.userId, changes);
  return emailSettings(context);
}

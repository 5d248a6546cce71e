import { supportUrlOf } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type AccessChange, accessChanged } from "#server/emails/access-changed.ts";
import { confirmNewEmail } from "#server/emails/confirm-new-email.ts";
import type { RenderedEmail } from "#server/emails/define-email.ts";
import { emailChanged } from "#server/emails/email-changed.ts";
import { passwordChanged } from "#server/emails/password-changed.ts";
import { resetPassword } from "#server/emails/reset-password.ts";
import { signInCode } from "#server/emails/sign-in-code.ts";
import { signInLink } from "#server/emails/sign-in-link.ts";
import { verifyEmail } from "#server/emails/verify-email.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { startVerification } from "./verification-tokens.ts";
import type { User } from "../queries.ts";
import { newToken } from "../secrets.ts";

type Post = Pick<Context, "config" | "now">;

/** Emails of the category "account": about access itself, so they cannot be switched off. */
export async function sendVerification(
  tx: Transaction,
  user: Pick<User, "id" | "email" | "fullName">,
  { config, now }: Post,
) {
  const secret = newToken();
  await startVerification(tx, {
    kind: "verify-email",
    subject: user.id,
    secret,
    data: { email: user.email },
    now: now(),
    minutes: 24 * 60,
  });
  const data = { name: user.fullName, url: `${config.publicUrl}/verify-email?token=${secret}` };
  const email = verifyEmail.render(data, footerOf(config));
  await send(tx, { to: user.email, userId: user.id, email }, now);
}

export async function sendRecovery(tx: Transaction, user: User, { config, now }: Post) {
  const secret = newToken();
  await startVerification(tx, {
    kind: "recover-password",
    subject: user.id,
    secret,
    now: now(),
    minutes: 60,
  });
  const data = { name: user.fullName, url: `${config.publicUrl}/reset-password?token=${secret}` };
  const email = resetPassword.render(data, footerOf(config));
  await send(tx, { to: user.email, userId: user.id, email }, now);
}

/** Opening the link uses nothing up: mail scanners do, and only a press on the page signs in. */
export async function sendSignInLink(
  tx: Transaction,
  { user, to }: { user: User; to: string | null },
  { config, now }: Post,
) {
  const secret = newToken();
  const data = { email: user.email };
  await startVerification(tx, { kind: "sign-in", subject: user.id, secret, data, now: now(), minutes: 15 });
  const query = new URLSearchParams({ token: secret, ...(to && { to }) });
  const url = `${config.publicUrl}/sign-in/link?${query.toString()}`;
  const email = signInLink.render({ name: user.fullName, url }, footerOf(config));
  await send(tx, { to: user.email, userId: user.id, email }, now);
}

export async function sendEmailChange(
  tx: Transaction,
  { user, email }: { user: User; email: string },
  { config, now }: Post,
) {
  const secret = newToken();
  await startVerification(tx, {
    kind: "change-email",
    subject: user.id,
    secret,
    data: { email },
    now: now(),
    minutes: 24 * 60,
  });
  const data = { name: user.fullName, url: `${config.publicUrl}/verify-email?token=${secret}` };
  await send(tx, { to: email, userId: user.id, email: confirmNewEmail.render(data, footerOf(config)) }, now);
}

export async function sendAdminCode(
  tx: Transaction,
  { email, fullName, code }: { email: string; fullName: string; code: string },
  { config, now }: Post,
) {
  const data = { name: fullName, code };
  await send(tx, { to: email, userId: null, email: signInCode.render(data, footerOf(config)) }, now);
}

export async function sendPasswordChanged(
  tx: Transaction,
  { id, email, fullName }: Pick<User, "id" | "email" | "fullName">,
  { config, now }: Post,
) {
  const data = { name: fullName, url: `${config.publicUrl}/recover-password` };
  await send(tx, { to: email, userId: id, email: passwordChanged.render(data, footerOf(config)) }, now);
}

export async function sendAccessChanged(
  tx: Transaction,
  { user, change }: { user: User; change: AccessChange },
  { config, now }: Post,
) {
  const data = { name: user.fullName, change, url: `${config.publicUrl}/settings?tab=security` };
  const email = accessChanged.render(data, footerOf(config));
  await send(tx, { to: user.email, userId: user.id, email }, now);
}

/** To the old address: whoever reads it may be the owner of an account that was taken. */
export async function sendAddressChanged(
  tx: Transaction,
  { user, email }: { user: User; email: string },
  { config, now }: Post,
) {
  const data = {
    name: user.fullName,
    newEmail: shortened(email),
    supportUrl: supportUrlOf(config),
  };
  await send(
    tx,
    { to: user.email, userId: user.id, email: emailChanged.render(data, footerOf(config)) },
    now,
  );
}

interface AccountEmail {
  to: string;
  userId: string | null;
  email: RenderedEmail;
}
function send(tx: Transaction, email: AccountEmail, now: Post["now"]) {
  return enqueueEmail(tx, { ...email, category: "account" }, now());
}

function footerOf(config: Post["config"]) {
  return { postalAddress: config.MAIL_ADDRESS };
}

/** Enough to recognize one's own address: `a…@people.example`. */
function shortened(email: string) {
  return email.replace(/^(.).*@/, "$1…@");
}

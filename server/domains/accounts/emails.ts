import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { askForProof } from "./proofs.ts";
import type { User } from "./queries.ts";
import { newToken } from "./secrets.ts";

type Post = Pick<Context, "config" | "now">;

/** Emails of the category "account": about access itself, so they cannot be switched off. */
export async function sendVerification(
  tx: Transaction,
  user: Pick<User, "id" | "email" | "fullName">,
  { config, now }: Post,
) {
  const secret = newToken();
  await askForProof(tx, {
    kind: "verify-email",
    subject: user.id,
    secret,
    data: { email: user.email },
    now: now(),
    minutes: 24 * 60,
  });
  await enqueueEmail(
    tx,
    {
      to: user.email,
      userId: user.id,
      category: "account",
      subject: "Confirm your e-mail address",
      greeting: `Hello ${user.fullName},`,
      paragraphs: ["please confirm that this address is yours. The link works once, for 24 hours."],
      action: { label: "Confirm address", url: `${config.publicUrl}/verify-email?token=${secret}` },
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

export async function sendRecovery(tx: Transaction, user: User, { config, now }: Post) {
  const secret = newToken();
  await askForProof(tx, { kind: "recover-password", subject: user.id, secret, now: now(), minutes: 60 });
  await enqueueEmail(
    tx,
    {
      to: user.email,
      userId: user.id,
      category: "account",
      subject: "Choose a new password",
      greeting: `Hello ${user.fullName},`,
      paragraphs: [
        "somebody, most likely you, asked for a new password. The link works once, for an hour. If it was not you, nothing has changed and you can ignore this email.",
      ],
      action: { label: "Choose a new password", url: `${config.publicUrl}/reset-password?token=${secret}` },
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

export async function sendEmailChange(
  tx: Transaction,
  { user, email }: { user: User; email: string },
  { config, now }: Post,
) {
  const secret = newToken();
  await askForProof(tx, {
    kind: "change-email",
    subject: user.id,
    secret,
    data: { email },
    now: now(),
    minutes: 24 * 60,
  });
  await enqueueEmail(
    tx,
    {
      to: email,
      userId: user.id,
      category: "account",
      subject: "Confirm your new e-mail address",
      greeting: `Hello ${user.fullName},`,
      paragraphs: [
        "please confirm that emails should come here from now on. Until then everything goes to your old address.",
      ],
      action: { label: "Use this address", url: `${config.publicUrl}/verify-email?token=${secret}` },
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

export async function sendAdminCode(
  tx: Transaction,
  { email, fullName, code }: { email: string; fullName: string; code: string },
  { config, now }: Post,
) {
  await enqueueEmail(
    tx,
    {
      to: email,
      userId: null,
      category: "account",
      subject: "Your sign-in code",
      greeting: `Hello ${fullName},`,
      paragraphs: ["this is your code for the admin app. It works once, for ten minutes."],
      code,
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

export async function sendPasswordChanged(
  tx: Transaction,
  { id, email, fullName }: Pick<User, "id" | "email" | "fullName">,
  { config, now }: Post,
) {
  await enqueueEmail(
    tx,
    {
      to: email,
      userId: id,
      category: "account",
      subject: "Your password was changed",
      greeting: `Hello ${fullName},`,
      paragraphs: [
        "the password of your account was changed, and every other device was signed out. If you did this, there is nothing to do. If you did not, choose a new password now.",
      ],
      action: { label: "Choose a new password", url: `${config.publicUrl}/recover-password` },
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

/** To the old address: whoever reads it may be the owner of an account that was taken. */
export async function sendAddressChanged(
  tx: Transaction,
  { user, email }: { user: User; email: string },
  { config, now }: Post,
) {
  await enqueueEmail(
    tx,
    {
      to: user.email,
      userId: user.id,
      category: "account",
      subject: "Your email address was changed",
      greeting: `Hello ${user.fullName},`,
      paragraphs: [
        `your account now uses ${shortened(email)} instead of this address, and every other device was signed out. If you did this, there is nothing to do. If you did not, write to us right away: we can give the account back to you.`,
      ],
      action: { label: "Get help", url: config.SUPPORT_URL },
    },
    { now: now(), postalAddress: config.MAIL_ADDRESS },
  );
}

/** Enough to recognize one's own address: `a…@people.example`. */
function shortened(email: string) {
  return email.replace(/^(.).*@/, "$1…@");
}

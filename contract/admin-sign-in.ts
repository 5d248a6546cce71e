import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Answered, Asked, Passkey, PasskeyName } from "./passkey-shapes.ts";
import { Done, Email, Id } from "./shapes.ts";

const SecondFactorCode = z.string().trim().min(1, "Please enter the code").max(40);

const ownAccess = { access: "admin", perMinute: 20 } as const;

/** Administrators sign in with an emailed code and a second factor, or with a passkey. */
export const adminSignIn = {
  adminLogin: post("/admins/login", {
    access: "public",
    perMinute: 30,
    body: z.object({ email: Email }),
    response: Done,
  }),
  adminVerify: post("/admins/login/verify", {
    access: "public",
    perMinute: 30,
    body: z.object({ email: Email, token: z.string().trim().min(1).max(20) }),
    response: z.object({ token: z.string(), adminId: Id, email: z.string() }),
  }),
  secondFactor: get("/admins/second-factor", {
    access: ["admin", "entering-admin"],
    response: z.object({ enrolled: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  startSecondFactor: post("/admins/second-factor", {
    access: "entering-admin",
    perMinute: 30,
    response: z.object({
      /** For typing, in base 32. */
      secret: z.string(),
      /** The same for a QR code or a link on the phone. */
      uri: z.string(),
    }),
  }),
  confirmSecondFactor: post("/admins/second-factor/confirm", {
    access: "entering-admin",
    perMinute: 40,
    body: z.object({ code: SecondFactorCode }),
    response: z.object({
      token: z.string(),
      adminId: Id,
      email: z.string(),
      /** Shown once, when the authenticator app is added. */
      recoveryCodes: z.array(z.string()).nullable(),
    }),
  }),
  renewRecoveryCodes: post("/admins/second-factor/recovery-codes", {
    access: "admin",
    perMinute: 10,
    body: z.object({ code: SecondFactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** A passkey in place of the emailed code and the app. */
  askAdminPasskeySignIn: post("/admins/login-passkey/options", {
    access: "public",
    perMinute: 30,
    response: Asked,
  }),
  adminPasskeySignIn: post("/admins/login-passkey", {
    access: "public",
    perMinute: 30,
    body: z.object({ answer: Answered }),
    response: z.object({ token: z.string(), adminId: Id, email: z.string() }),
  }),
  adminPasskeys: get("/admins/passkeys", { access: "admin", response: z.array(Passkey) }),
  askAdminPasskey: post("/admins/passkeys/options", {
    ...ownAccess,
    body: z.object({ code: SecondFactorCode }),
    response: Asked,
  }),
  addAdminPasskey: post("/admins/passkeys", {
    ...ownAccess,
    status: 201,
    body: z.object({ name: PasskeyName, answer: Answered }),
    response: Passkey,
  }),
  renameAdminPasskey: patch("/admins/passkeys/:id", {
    ...ownAccess,
    row: "adminPasskey",
    body: z.object({ name: PasskeyName }),
    response: Passkey,
  }),
  removeAdminPasskey: post("/admins/passkeys/:id/remove", {
    ...ownAccess,
    row: "adminPasskey",
    body: z.object({ code: SecondFactorCode }),
    response: Done,
  }),
  adminMe: get("/admins/me", {
    access: "admin",
    response: z.object({ adminId: Id, email: z.string(), fullName: z.string() }),
  }),
  adminLogout: post("/admins/logout", { access: ["admin", "entering-admin"], response: Done }),
};

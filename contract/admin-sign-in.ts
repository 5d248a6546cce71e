import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Done, Email, Id } from "./shapes.ts";

const SecondFactorCode = z.string().trim().min(1, "Please enter the code").max(40);

/** Administrators sign in with an emailed code and a second factor. */
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
  adminMe: get("/admins/me", {
    access: "admin",
    response: z.object({ adminId: Id, email: z.string(), fullName: z.string() }),
  }),
  adminLogout: post("/admins/logout", { access: ["admin", "entering-admin"], response: Done }),
};

import { z } from "zod";
import { Proof, SignedIn } from "./accounts.ts";
import { get, patch, post } from "./endpoint.ts";
import { Answered, Asked, Passkey, PasskeyName } from "./passkey-shapes.ts";
import { Done, Email, Id, Instant } from "./shapes.ts";

export const signInWays = ["password", "link", "passkey", "company", "sign-up", "support"] as const;
export type SignInWay = (typeof signInWays)[number];

const Code = z.string().trim().min(1, "Please enter the code").max(40);
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const SignIn = z.object({
  id: Id,
  at: Instant,
  way: z.enum(signInWays),
  secondFactor: z.enum(["app", "recovery"]).nullable(),
  /** Why an administrator looked. */
  reason: z.string().nullable(),
  device: z.string(),
  ip: z.string(),
  /** Tells roughly where the device was. */
  timeZone: z.string().nullable(),
  /** The session it opened goes on. */
  open: z.boolean(),
  current: z.boolean(),
  deniedAt: Instant.nullable(),
});
export type SignIn = z.infer<typeof SignIn>;

const own = { access: "signed-in", perMinute: 20 } as const;
const anyone = { access: "public", perMinute: 30 } as const;

/** Ways to sign in beside a password, and what guards the account. */
export const security = {
  /** The second step, where an account has a second factor. */
  finishSignIn: post("/users/login/second-factor", {
    ...anyone,
    body: z.object({ token: z.string().min(1).max(200), code: Code }),
    response: SignedIn,
  }),
  askSignInLink: post("/users/login-link", {
    ...anyone,
    body: z.object({ email: Email, to: z.string().max(1000).optional() }),
    response: Done,
  }),
  useSignInLink: post("/users/login-link/use", {
    ...anyone,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: SignedIn,
  }),
  askPasskeySignIn: post("/users/login-passkey/options", { ...anyone, response: Asked }),
  passkeySignIn: post("/users/login-passkey", {
    ...anyone,
    body: z.object({ answer: Answered }),
    response: SignedIn,
  }),
  secondFactor: get("/users/second-factor", {
    access: "signed-in",
    response: z.object({ on: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  startSecondFactor: post("/users/second-factor", {
    ...own,
    body: Proof,
    response: z.object({
      /** For typing, in base 32. */
      secret: z.string(),
      /** The same for a QR code or a link on the phone. */
      uri: z.string(),
    }),
  }),
  confirmSecondFactor: post("/users/second-factor/confirm", {
    ...own,
    body: z.object({ code: Code }),
    response: RecoveryCodes,
  }),
  removeSecondFactor: post("/users/second-factor/remove", { ...own, body: Proof, response: Done }),
  renewRecoveryCodes: post("/users/second-factor/recovery-codes", {
    ...own,
    body: Proof,
    response: RecoveryCodes,
  }),
  passkeys: get("/users/passkeys", { access: "signed-in", response: z.array(Passkey) }),
  askPasskey: post("/users/passkeys/options", { ...own, body: Proof, response: Asked }),
  addPasskey: post("/users/passkeys", {
    ...own,
    status: 201,
    body: z.object({ name: PasskeyName, answer: Answered }),
    response: Passkey,
  }),
  renamePasskey: patch("/users/passkeys/:id", {
    ...own,
    row: "passkey",
    body: z.object({ name: PasskeyName }),
    response: Passkey,
  }),
  removePasskey: post("/users/passkeys/:id/remove", { ...own, row: "passkey", body: Proof, response: Done }),
  signIns: get("/users/sign-ins", { access: "signed-in", response: z.array(SignIn) }),
  /** "That wasn’t me": ends the session it opened. */
  denySignIn: post("/users/sign-ins/:id/deny", { ...own, row: "signIn", response: SignIn }),
};

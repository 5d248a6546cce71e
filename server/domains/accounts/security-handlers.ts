import type { security } from "#contract/security.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "./passkeys/own-passkeys.ts";
import { askPasskeySignIn, passkeySignIn } from "./passkeys/passkey-sign-in.ts";
import { finishSignIn } from "./second-factor/finish-sign-in.ts";
import {
  confirmOwnFactor,
  removeOwnFactor,
  renewOwnCodes,
  showOwnFactor,
  startOwnFactor,
} from "./second-factor/own-factor.ts";
import { askSignInLink, useSignInLink } from "./sign-in-link.ts";
import { denySignIn, listSignIns } from "./sign-in-log.ts";

export const securityHandlers: DomainHandlers<typeof security> = {
  finishSignIn: ({ body, ...context }) => finishSignIn(context, body),
  askSignInLink: ({ body, ...context }) => askSignInLink(context, body).then(() => done),
  useSignInLink: ({ body, ...context }) => useSignInLink(context, body.token),
  askPasskeySignIn: (context) => askPasskeySignIn(context),
  passkeySignIn: ({ body, ...context }) => passkeySignIn(context, body.answer),
  secondFactor: (context) => showOwnFactor(context),
  startSecondFactor: ({ body, ...context }) => startOwnFactor(context, body),
  confirmSecondFactor: ({ body, ...context }) => confirmOwnFactor(context, body.code),
  removeSecondFactor: ({ body, ...context }) => removeOwnFactor(context, body).then(() => done),
  renewRecoveryCodes: ({ body, ...context }) => renewOwnCodes(context, body),
  passkeys: (context) => listPasskeys(context),
  askPasskey: ({ body, ...context }) => askPasskey(context, body),
  addPasskey: ({ body, ...context }) => addPasskey(context, body),
  renamePasskey: ({ params, body, ...context }) => renamePasskey(context, params.id, body.name),
  removePasskey: ({ params, body, ...context }) => removePasskey(context, params.id, body).then(() => done),
  signIns: (context) => listSignIns(context),
  denySignIn: ({ params, ...context }) => denySignIn(context, params.id),
};

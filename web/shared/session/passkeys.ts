import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Proof } from "#contract/accounts.ts";
import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";

type Answer = Parameters<typeof api.security.passkeySignIn>[0]["body"]["answer"];

interface Asking<Result> {
  ask: () => Promise<{ options: object }>;
  hand: (answer: Answer) => Promise<Result>;
}
/** Has the browser ask for a passkey, and hands its answer over. */
async function askDevice<Result>({ ask, hand }: Asking<Result>) {
  refuseWithoutName();
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = (await ask()).options as PublicKeyCredentialRequestOptionsJSON;
  return hand((await startAuthentication({ optionsJSON }).catch(refuseAsSaid)) as unknown as Answer);
}

/** Has this device, or one beside it, make a passkey. */
async function askForNewKey<Result>({ ask, hand }: Asking<Result>) {
  refuseWithoutName();
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = (await ask()).options as PublicKeyCredentialCreationOptionsJSON;
  return hand((await startRegistration({ optionsJSON }).catch(refuseAsSaid)) as unknown as Answer);
}

export function signInByPasskey() {
  return askDevice({
    ask: () => api.security.askPasskeySignIn(),
    hand: (answer) => api.security.passkeySignIn({ body: { answer } }),
  });
}
export function addPasskey(proof: Proof, name: string) {
  return askForNewKey({
    ask: () => api.security.askPasskey({ body: proof }),
    hand: (answer) => api.security.addPasskey({ body: { name, answer } }),
  });
}

export function signInAsAdministrator() {
  return askDevice({
    ask: () => api.accounts.askAdminPasskeySignIn(),
    hand: (answer) => api.accounts.adminPasskeySignIn({ body: { answer } }),
  });
}
export function addAdminPasskey(code: string, name: string) {
  return askForNewKey({
    ask: () => api.accounts.askAdminPasskey({ body: { code } }),
    hand: (answer) => api.accounts.addAdminPasskey({ body: { name, answer } }),
  });
}

/** A passkey belongs to a name: at an address of numbers no browser makes or uses one. */
function refuseWithoutName() {
  const { hostname, port } = window.location;
  if (!/^\[|^[\d.]+$/.test(hostname)) return;
  const isHere = hostname.startsWith("127.") || hostname === "[::1]";
  const name = isHere ? `http://localhost${port && `:${port}`}` : "this site by its name";
  throw refused(
    "PASSKEY_NEEDS_NAME",
    `Passkeys don’t work at ${hostname}. Open ${name} instead, and try there.`,
  );
}

/** What browsers say is for developers; nearly always the person closed the window, or there is no passkey. */
function refuseAsSaid(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  const message =
    name === "InvalidStateError"
      ? "This device already has a passkey for your account."
      : "No passkey was used. Try again, or choose another way.";
  throw refused("PASSKEY_UNANSWERED", message);
}

function refused(code: string, message: string) {
  return new CallRefused({ statusCode: 422, name: "Refused", code, message });
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Proof } from "#contract/accounts.ts";
import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";

type Answer = Parameters<typeof api.security.passkeySignIn>[0]["body"]["answer"];

/** Has the browser ask for a passkey, and hands its answer over. */
export async function signInByPasskey() {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { options } = await api.security.askPasskeySignIn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON }).catch(refuseAsSaid);
  return api.security.passkeySignIn({ body: { answer: answer as unknown as Answer } });
}

/** Has this device, or one beside it, make a passkey. */
export async function addPasskey(proof: Proof, name: string) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await api.security.askPasskey({ body: proof });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON }).catch(refuseAsSaid);
  return api.security.addPasskey({ body: { name, answer: answer as unknown as Answer } });
}

/** What browsers say is for developers; nearly always the person closed the window, or there is no passkey. */
function refuseAsSaid(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  const message =
    name === "InvalidStateError"
      ? "This device already has a passkey for your account."
      : "No passkey was used. Try again, or choose another way.";
  throw new CallRefused({ statusCode: 422, name: "Refused", code: "PASSKEY_UNANSWERED", message });
}

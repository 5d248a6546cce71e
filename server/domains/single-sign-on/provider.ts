import * as openid from "openid-client";
import { singleSignOnReturn } from "#contract/single-sign-on.ts";
import type { Context } from "#server/context.ts";
import { Refusal, invalid } from "#server/errors/refusal.ts";

type World = Pick<Context, "config" | "outside" | "now">;
interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
}
const mostBytes = 1_000_000;

/** Reads what the provider says of itself. Every request to it goes through the guard for outside addresses. */
export async function openProvider(world: World, { issuer, clientId, clientSecret }: Client) {
  const plain = allowsPlain(world, issuer);
  const skew = Math.round((world.now().getTime() - Date.now()) / 1000);
  const provider = await openid
    .discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [openid.clockSkew]: skew },
      undefined,
      {
        [openid.customFetch]: guarded(world),
        execute: [openid.enableNonRepudiationChecks, ...(plain ? [openid.allowInsecureRequests] : [])],
      },
    )
    .catch((error: unknown) => {
      throw unreachable(error);
    });
  // Browsers are sent there, so it must be a page and nothing that runs.
  const page = URL.parse(provider.serverMetadata().authorization_endpoint ?? "");
  if (page?.protocol !== "https:" && !(plain && page?.protocol === "http:"))
    throw unreachable(new Error("its authorization_endpoint is no https address"));
  return provider;
}

/** Only a host that whoever runs the installation trusts may do without https. */
function allowsPlain({ config }: World, issuer: string) {
  const { protocol, host, hostname } = new URL(issuer);
  if (protocol === "https:") return false;
  if (config.allowedPrivateHosts.some((trusted) => trusted === host || trusted === hostname)) return true;
  throw invalid("The issuer must begin with https://.", {
    issuer: "Enter an address that begins with https://",
  });
}

function guarded({ outside }: World): openid.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outside.fetch(url, {
      maxBytes: mostBytes,
      timeoutMs: 10_000,
      headers: Object.fromEntries(new Headers(headers)),
      ...(method === "POST" && { body: String(body) }),
    });
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { "content-type": answer.contentType },
    });
  };
}

export function returnAddress({ config }: Pick<Context, "config">) {
  return `${config.publicUrl}${singleSignOnReturn}`;
}

interface Going {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Whom the provider shall offer to sign in. */
  email?: string | undefined;
}
/** The provider's page, where the person says who they are. */
export async function pageOf(
  world: World,
  provider: openid.Configuration,
  { state, nonce, codeVerifier, email }: Going,
): Promise<string> {
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(world),
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(email && { login_hint: email }),
  });
  return url.href;
}

/** Whom the provider vouches for. */
export interface Vouched {
  subject: string;
  email: string | null;
  /** False only where the provider says that it did not check. */
  emailVerified: boolean;
  fullName: string | null;
}
/** Turns the code into what the provider says of the person: issuer, audience, nonce, times and signature are checked. */
export async function redeem(
  world: World,
  provider: openid.Configuration,
  { search, state, nonce, codeVerifier }: Omit<Going, "email"> & { search: string },
): Promise<Vouched> {
  const tokens = await openid.authorizationCodeGrant(provider, new URL(`${returnAddress(world)}${search}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const token = tokens.claims()!;
  const more =
    token.email || !provider.serverMetadata().userinfo_endpoint
      ? {}
      : await openid.fetchUserInfo(provider, tokens.access_token, token.sub);
  const { sub, email, email_verified: verified, name } = { ...more, ...token } as Record<string, unknown>;
  return {
    subject: String(sub),
    email: typeof email === "string" ? email.trim().toLowerCase() : null,
    emailVerified: verified === undefined || verified === true || verified === "true",
    fullName:
      typeof name === "string" && name.trim() ? name.trim().replace(/\s+/gu, " ").slice(0, 200) : null,
  };
}

/** The person reads a sentence; whoever runs the installation finds the reason in the log. */
export function notVouched({ outside }: World, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  outside.report("single sign-on", error);
  return new Refusal(
    401,
    "NOT_VOUCHED",
    "Your company’s sign-in didn’t confirm who you are. Try again, or ask your IT team.",
    { reason: reasonOf(error) },
  );
}

function unreachable(error: unknown): Refusal {
  const cause = error instanceof Error && error.cause instanceof Refusal ? error.cause : error;
  const why = cause instanceof Refusal ? cause.message : `It says: ${reasonOf(cause)}.`;
  return invalid(`We couldn’t read the settings of this provider. ${why}`, {
    issuer: "Check the address, or try again later",
  });
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

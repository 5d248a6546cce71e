import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT, UnsecuredJWT, calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";

type Claims = Record<string, unknown>;
interface Answer {
  claims: Claims;
  /** How the token is signed; "none" leaves the signature out, "stranger" uses a key the provider never published. */
  signed?: "well" | "none" | "stranger";
  /** In place of what the sign-in asked for. */
  nonce?: string;
}
interface Waiting extends Answer {
  challenge: string;
  clientId: string;
  nonce: string;
}

/** An OpenID Connect provider on this machine, which vouches for whomever a test names. */
export class OpenIdProvider {
  readonly clientId = "hiring-platform";
  readonly clientSecret = "the provider's secret of this client";
  readonly codes = new Map<string, Waiting>();
  /** What it says of itself in place of the truth. */
  said: Claims = {};
  issuer = "";
  private server!: Server;
  private keys!: Awaited<ReturnType<typeof generateKeyPair>>;
  private now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  async open() {
    this.keys = await generateKeyPair("RS256", { extractable: true });
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", async () => {
        const [status, body] = await this.answer(request.url!, Buffer.concat(chunks).toString());
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close() {
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** The person signs in on the provider's page: what the browser comes back with. */
  signIn(page: string, answer: Answer): string {
    const asked = new URL(page).searchParams;
    const code = randomUUID();
    this.codes.set(code, {
      challenge: asked.get("code_challenge")!,
      clientId: asked.get("client_id")!,
      ...answer,
      nonce: answer.nonce ?? asked.get("nonce")!,
    });
    return `?${new URLSearchParams({ code, state: asked.get("state")!, iss: this.issuer }).toString()}`;
  }

  private async answer(url: string, body: string): Promise<[number, unknown]> {
    if (url.startsWith("/.well-known")) return [200, this.description()];
    if (url === "/jwks") return [200, { keys: [await this.publicKey()] }];
    return this.redeem(new URLSearchParams(body));
  }

  private description() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      id_token_signing_alg_values_supported: ["RS256"],
      authorization_response_iss_parameter_supported: true,
      ...this.said,
    };
  }

  private async publicKey() {
    const jwk = await exportJWK(this.keys.publicKey);
    return { ...jwk, use: "sig", alg: "RS256", kid: await calculateJwkThumbprint(jwk) };
  }

  private async redeem(sent: URLSearchParams): Promise<[number, unknown]> {
    const waiting = this.codes.get(sent.get("code") ?? "");
    this.codes.delete(sent.get("code") ?? "");
    const digest = await crypto.subtle.digest("SHA-256", Buffer.from(sent.get("code_verifier") ?? ""));
    const proven = Buffer.from(digest).toString("base64url") === waiting?.challenge;
    if (!waiting || !proven || sent.get("client_secret") !== this.clientSecret)
      return [400, { error: "invalid_grant" }];
    const id_token = await this.token(waiting);
    return [200, { access_token: randomUUID(), token_type: "bearer", expires_in: 60, id_token }];
  }

  private async token({ claims, signed = "well", nonce, clientId }: Waiting) {
    const at = Math.floor(this.now().getTime() / 1000);
    const said = { iss: this.issuer, aud: clientId, iat: at, exp: at + 300, nonce, ...claims };
    if (signed === "none") return new UnsecuredJWT(said).encode();
    const { kid } = await this.publicKey();
    const { privateKey } = signed === "stranger" ? await generateKeyPair("RS256") : this.keys;
    return new SignJWT(said).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
  }
}

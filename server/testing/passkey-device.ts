import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

interface Wishes {
  origin?: string;
  host?: string;
  /** What the device says about the finger or PIN. */
  verified?: boolean;
  counter?: number;
}

/** A device that makes passkeys and signs with them, as browsers answer for it; it can be made to lie. */
export class PasskeyDevice {
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = url(randomBytes(32));
  private counter = 0;

  /** Answers the options of adding a passkey. */
  create(options: Record<string, unknown>, wishes: Wishes = {}) {
    const { x, y } = this.keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, "base64url")],
      [-3, Buffer.from(y!, "base64url")],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(Buffer.concat([this.said(0x41, wishes), credential]))],
    ]);
    return this.answer({
      clientDataJSON: this.client("webauthn.create", options, wishes),
      attestationObject: url(isoCBOR.encode(attestation as never)),
      transports: ["internal"],
    });
  }

  /** Answers the options of signing in. */
  sign(options: Record<string, unknown>, wishes: Wishes = {}) {
    const clientDataJSON = this.client("webauthn.get", options, wishes);
    const said = this.said(0x01, wishes);
    const signed = Buffer.concat([said, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = createSign("sha256").update(signed).sign(this.keys.privateKey);
    return this.answer({ clientDataJSON, authenticatorData: url(said), signature: url(signature) });
  }

  private answer(response: object) {
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      response,
      clientExtensionResults: {},
    };
  }
  private client(type: string, { challenge }: Record<string, unknown>, { origin }: Wishes) {
    const data = { type, challenge, origin: origin ?? "http://parallel.test", crossOrigin: false };
    return url(Buffer.from(JSON.stringify(data)));
  }
  private said(flags: number, { host = "parallel.test", verified = true, counter }: Wishes) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | (verified ? 0x04 : 0)]), count]);
  }
}

import { createHmac, randomBytes } from "node:crypto";
import type { SignUpStep } from "#contract/tracking.ts";
import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { bufferOf } from "./event-buffer.ts";
import { countedVisitor } from "./who-visits.ts";

interface Subject {
  jobId?: string | undefined;
  companyId?: string | undefined;
}

/** Someone began to sign up for a job or for their company. */
export function startSignUp(context: Context, subject: Subject) {
  const visitorId = countedVisitor(context);
  if (visitorId === null) return { recorded: false, id: null };
  const id = signUpId(context.config.secret, visitorId, randomBytes(8));
  return { recorded: record(context, { visitorId, id, step: "started", ...subject }), id };
}

/** They came further. The id itself says whose sign-up it is, so nothing is read for it. */
export function continueSignUp(context: Context, id: string, given: Subject & { step: SignUpStep }) {
  const visitorId = countedVisitor(context);
  if (visitorId === null) return { recorded: false };
  const start = Buffer.from(id.replaceAll("-", ""), "hex").subarray(0, 8);
  if (signUpId(context.config.secret, visitorId, start) !== id.toLowerCase()) throw notFound("Sign-up");
  return { recorded: record(context, { visitorId, id, ...given }) };
}

function record(
  context: Context,
  { id, step, ...event }: Subject & { visitorId: string; id: string; step: SignUpStep },
) {
  return bufferOf(context).add({ kind: "signUp", at: context.now(), name: step, signUpId: id, ...event });
}

/** Eight random bytes, and eight that only the server can make of them for this visitor, written as a UUID. */
function signUpId(secret: string, visitorId: string, random: Uint8Array) {
  const start = Buffer.from(random);
  start[6] = (start[6]! & 0x0f) | 0x40;
  const proof = createHmac("sha256", secret).update(`sign-up ${visitorId} `).update(start).digest();
  proof[0] = (proof[0]! & 0x3f) | 0x80;
  const hex = Buffer.concat([start, proof.subarray(0, 8)]).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

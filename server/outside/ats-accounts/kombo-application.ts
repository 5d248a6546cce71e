import { records, text } from "../ats/json-values.ts";
import type { BoardApplicant } from "../ats/send-application.ts";

/** An answer other than a success, with what Kombo says of it. */
export class KomboError extends Error {
  readonly status: number;
  readonly said: string;
  constructor(status: number, said: string) {
    super(`Kombo answered ${status}: ${said || "no reason given"}`);
    this.status = status;
    this.said = said;
  }
}

interface Wanted {
  accountId?: string;
  method?: "DELETE";
  body?: object;
}
export type Call = (path: string, wanted?: Wanted) => Promise<Record<string, unknown>>;

interface Sent {
  accountId: string;
  sourceId: string;
  applicant: BoardApplicant;
}

/** Hands an application to a job of an account, and answers how that was taken. */
export async function applyAt(call: Call, sent: Sent) {
  try {
    await sendApplication(call, sent);
    return { status: 200, reason: "" };
  } catch (error) {
    if (error instanceof KomboError) return { status: error.status, reason: error.said };
    throw error;
  }
}

/** Jobs are kept by the number of their own system, and applied to by Kombo’s. */
async function sendApplication(call: Call, { accountId, sourceId, applicant }: Sent) {
  const query = new URLSearchParams({ remote_ids: sourceId, page_size: "1" });
  const { results } = await call(`/ats/jobs?${query}`, { accountId });
  const id = text(records(results)[0]?.id) || sourceId;
  const { firstName, lastName, email, phone } = applicant;
  const candidate = {
    first_name: firstName,
    last_name: lastName,
    email_address: email,
    ...(phone && { phone_number: phone }),
  };
  const body = { candidate, attachments: attachmentsOf(applicant) };
  await call(`/ats/jobs/${encodeURIComponent(id)}/applications`, { accountId, body });
}

function attachmentsOf({ letter, resume, files }: BoardApplicant) {
  const file = (type: string, name: string, of: { type: string; bytes: Buffer }) => ({
    name,
    content_type: of.type,
    data: of.bytes.toString("base64"),
    type,
  });
  return [
    ...(resume ? [file("CV", resume.name, resume)] : []),
    ...(letter
      ? [file("COVER_LETTER", "Cover note.txt", { type: "text/plain", bytes: Buffer.from(letter) })]
      : []),
    ...files.map((each) => file("OTHER", each.name, each)),
  ];
}

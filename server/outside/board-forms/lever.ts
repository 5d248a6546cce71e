import { record, text } from "#server/outside/ats/json-values.ts";
import { multipart } from "#server/outside/multipart.ts";
import { type BoardForms, answered, fieldOf } from "./board-form.ts";

/** The fields that the documentation names; a posting's own questions are only on its hosted page. */
const fields = [
  fieldOf({ id: "name", label: "Full name", required: true, role: "fullName" }),
  fieldOf({ id: "email", label: "Email", required: true, role: "email" }),
  fieldOf({ id: "resume", label: "Resume", kind: "resume", role: "resume" }),
  fieldOf({ id: "phone", label: "Phone", role: "phone" }),
  fieldOf({ id: "org", label: "Current company", role: "employer" }),
  fieldOf({ id: "urls[LinkedIn]", label: "LinkedIn", role: "linkedIn" }),
  fieldOf({ id: "urls[Portfolio]", label: "Portfolio", role: "website" }),
  fieldOf({ id: "comments", label: "Additional information", kind: "longText" }),
];

/** Postings API: "Apply to a job posting". */
export const lever: BoardForms = {
  needsKey: true,
  form: async ({ postingId }) => ({ postingId, fields }),
  async submission({ token, postingId, address, key }, filled) {
    const host = /\.eu\.lever\.co/.test(address) ? "api.eu.lever.co" : "api.lever.co";
    const path = `/v0/postings/${encodeURIComponent(token)}/${encodeURIComponent(postingId)}`;
    const form = await multipart(
      answered(filled).map(({ field, values, file }) => [field.id, file ?? values[0]!] as const),
    );
    return { url: `https://${host}${path}?key=${encodeURIComponent(key ?? "")}`, ...form };
  },
  taken: (body) => {
    const { ok, applicationId } = record(body);
    return ok === false ? lever.refusal(body) : { reference: text(applicationId) || null };
  },
  refusal: (body) => ({ reason: text(record(body).error), problems: {} }),
};

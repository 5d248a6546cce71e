import type { Endpoint } from "#contract/endpoint.ts";
import type { Context, Viewer } from "#server/context.ts";
import { audit } from "./audit.ts";

interface Call {
  params: Record<string, string>;
  query: unknown;
}
/** Records who read or downloaded what the contract marks for the audit log, before the response is sent. */
export async function logReading({ db, viewer, now }: Context, endpoint: Endpoint, { params, query }: Call) {
  const { logs, access } = endpoint;
  if (!logs || !viewer) return;
  const { kind, action, about } = logs;
  const companyId = access === "company" ? viewer.companyId : null;
  const subject = about ? { kind: about, id: params.id ?? null, companyId } : callersOwn(viewer, companyId);
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const after = asked.length > 0 ? Object.fromEntries(asked) : null;
  await db.transaction((tx) => audit(tx, { viewer, now: now() }, { kind, action, subject, after }));
}

function callersOwn({ userId, adminId }: Viewer, companyId: string | null) {
  if (companyId) return { kind: "company", id: companyId, companyId } as const;
  return userId ? ({ kind: "user", id: userId } as const) : ({ kind: "administrator", id: adminId } as const);
}

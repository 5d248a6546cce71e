import { newId } from "#server/database/ids.ts";
import { emailTemplates, rejectReasons, templates } from "#server/domains/templates/tables.ts";
import { type Load, inChunks } from "./load.ts";
import {
  demoEmail,
  demoMessages,
  demoReasons,
  demoShared,
  demoSignatures,
} from "./world/template-words.data.ts";

/** The words that the companies of the demo's own team send. */
export async function loadTemplates({ tx, world, now }: Load) {
  const companyIds = [...new Set(world.applications.map(({ companyId }) => companyId))];
  for (const companyId of companyIds) {
    const dates = { createdAt: now, changedAt: now };
    const signatures = { message: newId(), email: newId() };
    const signature = { companyId, kind: "signature" as const, ...dates };
    await inChunks(tx, templates, [
      { id: signatures.message, ...signature, ...demoSignatures.message },
      { id: signatures.email, ...signature, ...demoSignatures.email },
    ]);
    await inChunks(tx, templates, [
      ...demoMessages.map((words) => ({
        id: newId(),
        companyId,
        kind: "message" as const,
        signatureId: signatures.message,
        ...words,
        ...dates,
      })),
      { id: newId(), companyId, ...demoShared, ...dates },
    ]);
    await inChunks(tx, emailTemplates, [
      {
        companyId,
        event: "application.received",
        ...demoEmail,
        signatureId: signatures.email,
        changedAt: now,
      },
    ]);
    await inChunks(tx, rejectReasons, [{ companyId, version: 1, reasons: demoReasons }]);
  }
}

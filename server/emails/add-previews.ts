import type { FastifyInstance } from "fastify";
import { emailTemplates } from "./index.ts";

/** Every template with its sample, for the gallery; added in development only. */
export function addEmailPreviews(app: FastifyInstance, postalAddress: string) {
  app.get("/api/development/emails", () =>
    emailTemplates.map((template) => {
      const unsubscribeUrl = template.optional ? "https://parallel.example/api/unsubscribe" : undefined;
      const footer = { postalAddress, ...(unsubscribeUrl && { unsubscribeUrl }) };
      const { subject, preheader, text, html } = template.render(template.sample, footer);
      return { name: template.name, subject, preheader, text, html };
    }),
  );
}

import type { FastifyInstance } from "fastify";
import { emailTemplates } from "./index.ts";

/** Every template with its sample, for the gallery; added in development only. */
export function addEmailPreviews(app: FastifyInstance, postalAddress: string) {
  app.get("/api/development/emails", () =>
    emailTemplates.map((template) => {
      const { subject, preheader, text, html } = template.render(template.sample, { postalAddress });
      return { name: template.name, subject, preheader, text, html };
    }),
  );
}

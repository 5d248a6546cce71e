import { z } from "zod";
import { get } from "./endpoint.ts";
import { Id } from "./shapes.ts";

/** The person, company and application that fill the emails; the newest is used for any that is not given. */
const Chosen = z.object({ personId: Id.optional(), companyId: Id.optional(), applicationId: Id.optional() });
export type ChosenRows = z.output<typeof Chosen>;

const Named = z.object({ id: Id, name: z.string() });
const Preview = z.object({ name: z.string(), subject: z.string(), preheader: z.string() });
export type EmailPreviewRow = z.output<typeof Preview>;

/** Every email the product sends, filled with real data, for administrators to read; nothing is sent. */
export const emailPreviews = {
  list: get("/admin/email-previews", {
    access: "admin",
    query: Chosen,
    response: z.object({
      person: Named.nullable(),
      company: Named.nullable(),
      /** The one in use first, then others of this person or company. */
      applications: z.array(Named),
      emails: z.array(Preview),
    }),
  }),
  get: get("/admin/email-previews/:name", {
    access: "admin",
    query: Chosen,
    response: Preview.extend({ text: z.string(), html: z.string() }),
  }),
};

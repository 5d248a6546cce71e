import type { ChosenRows } from "#contract/email-previews.ts";
import type { AdminContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { applicationsOf, readRows, type PreviewRows } from "./preview-rows.ts";
import { previewed } from "./previewed.data.ts";
import { previewedUnsubscribeUrl } from "./unsubscribe-links.ts";

const mostOffered = 20;
type Previewed = (typeof previewed)[number];

/** Every email with the subject it would have for the chosen person, company and application. */
export async function listPreviews(context: AdminContext, chosen: ChosenRows) {
  const [rows, offered] = await Promise.all([
    readRows(context, chosen),
    applicationsOf(context.db, chosen, mostOffered),
  ]);
  return {
    person: rows && { id: rows.person.id, name: rows.person.fullName },
    company: rows && { id: rows.company.id, name: rows.company.companyName },
    applications: offered.map(({ id, fullName, jobTitle }) => ({ id, name: `${fullName} for ${jobTitle}` })),
    emails: rows ? await Promise.all(previewed.map((each) => rendered(context, each, rows))) : [],
  };
}

/** One email as its recipient would see it; nothing is sent. */
export async function showPreview(context: AdminContext, name: string, chosen: ChosenRows) {
  const template = previewed.find((each) => each.name === name);
  const rows = template && (await readRows(context, chosen));
  if (!rows) throw notFound("Email");
  return rendered(context, template, rows);
}

async function rendered({ config }: AdminContext, template: Previewed, rows: PreviewRows) {
  const unsubscribeUrl = previewedUnsubscribeUrl(config.publicUrl, template.template);
  const footer = { postalAddress: config.MAIL_ADDRESS, ...(unsubscribeUrl && { unsubscribeUrl }) };
  const { subject, preheader, text, html } = await template.render(rows, footer);
  return { name: template.name, subject, preheader, text, html };
}

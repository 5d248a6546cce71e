import { escapeHtml } from "#server/texts/safe-html.ts";
import { productName } from "#shared/product.ts";

/** What one template says; the layout makes the email of it. */
export interface EmailContent {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  /** The reader's full name, to greet them by the first; nothing where it is not known. */
  name?: string | null;
  paragraphs: string[];
  /** A list, each item with a line about it. */
  links?: { label: string; url: string; text: string }[];
  action?: { label: string; url: string };
  code?: string;
}
export interface EmailFooter {
  postalAddress: string;
  unsubscribeUrl?: string;
}
/** Without a greeting of ours where its words begin with one. */
type Greeted = EmailContent & { greeting: string };

const unsubscribeLabel = "Unsubscribe from these emails";
/** Keeps mailboxes from showing the body behind a short preheader. */
const nothingBehind = "&#847; ".repeat(60);

/** For mail programs that are dark; what is written at the elements is for all others. */
const inTheDark = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#161514!important;color:#f0eee9!important}a{color:#f0eee9!important}span,.foot,.foot a{color:#98938a!important}.foot{border-color:#2e2c29!important}.action{background:#f0eee9!important;color:#161514!important}}</style>`;

/** The email as plain text, with every link of its HTML. */
export function layOutText(content: Greeted, { postalAddress, unsubscribeUrl }: EmailFooter) {
  const { greeting, paragraphs, links = [], action, code } = content;
  const parts = [
    greeting,
    ...paragraphs,
    ...links.map(({ label, url, text }) => `${label}\n${text}\n${url}`),
    code,
    action && `${action.label}: ${action.url}`,
    `-- \n${productName}\n${postalAddress}`,
    unsubscribeUrl && `${unsubscribeLabel}: ${unsubscribeUrl}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** A line that ends within a paragraph ends in mail programs too. */
function asLines(words: string) {
  return escapeHtml(words).replaceAll("\n", "<br>");
}

/** The same words as quiet HTML that every mail program shows. */
export function layOutHtml(content: Greeted, { postalAddress, unsubscribeUrl }: EmailFooter) {
  const { subject, preheader, greeting, paragraphs, links = [], action, code } = content;
  const body = [
    ...[greeting, ...paragraphs]
      .filter(Boolean)
      .map((words) => `<p style="margin:0 0 16px">${asLines(words)}</p>`),
    ...links.map(
      ({ label, url, text }) =>
        `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#1d1b18;font-weight:600">${escapeHtml(label)}</a><br><span style="color:#6b675f">${escapeHtml(text)}</span></p>`,
    ),
    code &&
      `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:.12em">${escapeHtml(code)}</p>`,
    action &&
      `<p style="margin:24px 0"><a class="action" href="${escapeHtml(action.url)}" style="background:#1d1b18;color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`,
  ];
  const unsubscribe = unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#6b675f">${unsubscribeLabel}</a>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${inTheDark}<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf8;color:#1d1b18;font:15px/1.5 Inter,system-ui,sans-serif"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${nothingBehind}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:600">${productName}</p>
${body.filter(Boolean).join("\n")}
<p class="foot" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6e3dc;color:#6b675f;font-size:13px">${escapeHtml(postalAddress)}${unsubscribe}</p>
</div></body></html>`;
}

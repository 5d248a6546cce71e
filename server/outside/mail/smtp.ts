import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** Letters through a mail server. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url);
  return {
    leaves: true,
    async send({ to, subject, text, html, headers }) {
      await transport.sendMail({ from, to, subject, text, html, headers });
    },
  };
}

import type { Mail } from "./mail.ts";

/** No mail server is configured: letters stay in the outbox; during development each is told on the console. */
export function keptMail(tell: (line: string) => void): Mail {
  return {
    leaves: false,
    async send({ to, subject, text }) {
      const links = text.match(/https?:\/\/\S+/g)?.slice(0, 1) ?? [];
      const code = /\b\d{6}\b/.exec(text)?.[0];
      tell(
        `letter to ${to}: ${subject}${code ? ` · code ${code}` : ""}${links.length ? ` · ${links[0]}` : ""}`,
      );
    },
  };
}

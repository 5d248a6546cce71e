import { hideSecrets } from "./hide-secrets.ts";
import type { Mail } from "./mail.ts";

/** No mail server is configured: emails stay in the outbox, and each is told on the console; its secrets only where the product serves this machine alone. */
export function consoleMail(tell: (line: string) => void, { secrets }: { secrets: boolean }): Mail {
  return {
    leaves: false,
    async send({ to, subject, ...words }) {
      const { text } = secrets ? words : hideSecrets(words);
      const links = text.match(/https?:\/\/\S+/g)?.slice(0, 1) ?? [];
      const code = /\b\d{6}\b/.exec(text)?.[0];
      tell(
        `email to ${to}: ${subject}${code ? ` · code ${code}` : ""}${links.length ? ` · ${links[0]}` : ""}`,
      );
    },
  };
}

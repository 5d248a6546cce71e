import { createTransport } from "nodemailer";
import { AddressRefused, type Mail, addressIn } from "./mail.ts";

/** A mail server that takes longer is asked again later: the task that waits for it holds a place in its lane. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What nobody may change on the way; the headers of one-click unsubscribe must be among it (RFC 8058). */
const signedHeaders = [
  "From",
  "Reply-To",
  "To",
  "Subject",
  "Date",
  "Message-ID",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
].join(":");

/** Emails through a mail server. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({ url, ...patience });
  return {
    leaves: true,
    async send({ from: own, dkim, to, subject, text, html, headers, replyTo, returnPath, calendar }) {
      const sendAs = (sender: string) =>
        transport.sendMail({
          from: own ?? from,
          envelope: { from: sender, to },
          ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
          to,
          subject,
          text,
          html,
          headers,
          ...(replyTo && { replyTo }),
          ...(calendar && {
            icalEvent: { method: calendar.method, filename: "invite.ics", content: calendar.text },
          }),
        });
      // Bounces come to us, whoever the sender is.
      await (returnPath ? sendAs(returnPath).catch(again) : sendAs(addressIn(from))).catch(
        (error: SmtpError) => {
          throw refusesAddress(error) ? new AddressRefused(error.response) : error;
        },
      );

      function again(error: SmtpError) {
        if (!mayRefuseSender(error)) throw error;
        return sendAs(addressIn(from));
      }
    },
  };
}

interface SmtpError extends Error {
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Only what says "no such mailbox": a full one, or a policy, may take a later email. */
function refusesAddress({ command, responseCode }: SmtpError) {
  return command === "RCPT TO" && [550, 551, 553].includes(responseCode ?? 0);
}

/** Servers that send for the addresses they know alone say so at MAIL FROM, and many only at the recipient or after the text. */
function mayRefuseSender({ command, responseCode = 0 }: SmtpError) {
  return ["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "") && responseCode >= 500;
}

import { truncate } from "#shared/words/shorten.ts";
import { greetingFor, greetsAlready } from "./greeting.ts";
import { type EmailContent, type EmailFooter, layOutHtml, layOutText } from "./layout.ts";

/** As much as a mailbox shows of each. */
const longestSubject = 78;
const longestPreheader = 140;

declare const fromTemplate: unique symbol;
/** An email as it is sent; only a template makes one. */
export interface RenderedEmail {
  readonly [fromTemplate]: true;
  subject: string;
  preheader: string;
  greeting: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

export interface EmailTemplate<Data> {
  /** The name of its file. */
  name: string;
  /** What the gallery shows it with. */
  sample: Data;
  /** Whether people can turn it off; then its footer has the link for that. */
  optional: boolean;
  render(data: Data, footer: EmailFooter): RenderedEmail;
}

interface Definition<Data> {
  sample: Data;
  optional?: boolean;
  content(data: Data): EmailContent;
}

/** One email of the product: a pure function from its data to what is sent. */
export function defineEmail<Data>(name: string, definition: Definition<Data>): EmailTemplate<Data> {
  const { sample, optional = false, content } = definition;
  return {
    name,
    sample,
    optional,
    render(data, footer) {
      const written = content(data);
      // What a team wrote itself often begins with a greeting, and no one is greeted twice.
      const greets = greetsAlready(written.paragraphs[0] ?? "", written.name);
      const greeting = greets ? "" : greetingFor(written.name);
      const subject = onOneLine(written.subject, longestSubject);
      const preheader = onOneLine(written.preheader, longestPreheader);
      const greeted = { ...written, subject, preheader, greeting };
      return {
        subject,
        preheader,
        greeting,
        text: layOutText(greeted, footer),
        html: layOutHtml(greeted, footer),
        unsubscribeUrl: footer.unsubscribeUrl ?? null,
      } as RenderedEmail;
    },
  };
}

function onOneLine(text: string, count: number) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > count ? truncate(line, count - 1) : line;
}

import type { KeptQuote, MessagePart, Quote as QuoteData } from "#contract/assistant-shapes.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { Proposal } from "./proposal.tsx";
import styles from "./assistant.module.css";

/** What a message says: words, quotes with the way to their place, links, and acts to confirm. */
export function MessageParts({ parts }: { parts: readonly MessagePart[] }) {
  return (
    <div className={styles.parts}>
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: MessagePart }) {
  switch (part.type) {
    case "text":
      return <p>{part.text}</p>;
    case "data-quote":
      return <Cited quote={part.data} />;
    case "data-link":
      return (
        <p>
          <Link href={part.data.href}>{part.data.title}</Link>
          {part.data.note && <span className={styles.note}> {part.data.note}</span>}
        </p>
      );
    case "data-proposal":
      return <Proposal proposal={part.data} />;
  }
}

const deletedSource = "The source of this quote was deleted or changed.";

/** In a tab of its own, so that the conversation stays. */
function Cited({ quote }: { quote: KeptQuote }) {
  if (quote.deleted) return <p className={styles.note}>{deletedSource}</p>;
  return (
    <div>
      <Quote>{quote.text}</Quote>
      <Link href={placeOf(quote)} target="_blank" rel="noreferrer" tone="quiet">
        {quote.title}
        <span className="sr"> (opens in a new tab)</span>
      </Link>
    </div>
  );
}

/** Pages without marks of their own are opened at the words. */
export function placeOf({ kind, href, text }: QuoteData): string {
  return kind === "job" || kind === "company" ? `${href}#:~:text=${encodeURIComponent(text)}` : href;
}

/** A message as plain text, for the clipboard. */
export function wordsOf(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => {
      if (part.type === "text") return part.text;
      if (part.type === "data-quote" && part.data.deleted) return deletedSource;
      if (part.type === "data-quote") return `“${part.data.text}” (${part.data.title})`;
      if (part.type === "data-link") return [part.data.title, part.data.note].filter(Boolean).join(": ");
      return part.data.label;
    })
    .join("\n");
}

/** A message as it is read aloud: where a quote stands is for the eye. */
export function spokenOf(parts: readonly MessagePart[]): string[] {
  return parts.map((part) =>
    part.type === "data-quote" && !part.data.deleted ? part.data.text : wordsOf([part]),
  );
}

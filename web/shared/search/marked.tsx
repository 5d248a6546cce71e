type MarkedProps = {
  text: string;
  /** The same text in pieces, where some of it was looked for. */
  parts?: { text: string; marked: boolean }[] | undefined;
};

/** A text with the words that were looked for marked. */
export function Marked({ text, parts }: MarkedProps) {
  if (!parts) return text;
  return parts.map((part, at) => (part.marked ? <mark key={at}>{part.text}</mark> : part.text));
}

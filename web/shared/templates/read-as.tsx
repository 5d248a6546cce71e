import { Callout } from "#ui/data/status/callout.tsx";
import { FilledText, MissingValues } from "./filled-text.tsx";
import { type About, useTokenValues } from "./template-queries.ts";

interface ReadAsProps {
  message: string;
  /** Who reads it, about which job. */
  about: About;
}

/** A message as one person reads it. */
export function ReadAs({ message, about }: ReadAsProps) {
  const values = useTokenValues(about);
  if (!values || !message.trim()) return null;
  return (
    <Callout tone="info" as="div" role="note">
      <b>What {values["candidate.fullName"] ?? "they"} will read</b>
      <FilledText text={message} values={values} />
      <MissingValues text={message} values={values} />
    </Callout>
  );
}

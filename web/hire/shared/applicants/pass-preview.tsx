import { useQuery } from "@tanstack/react-query";
import { Callout } from "#ui/data/status/callout.tsx";
import { FilledText, MissingValues } from "#web/shared/templates/filled-text.tsx";
import { tokensAbout, valuesOf } from "#web/shared/templates/template-queries.ts";

/** The email as one of the people reads it. */
export function PassPreview({ requestId, message }: { requestId: string; message: string }) {
  const { data: tokens } = useQuery(tokensAbout({ requestId }));
  if (!tokens || !message) return null;
  const values = valuesOf(tokens);
  return (
    <Callout tone="info" as="div" role="note">
      <b>What {values["candidate.fullName"] ?? "they"} will read</b>
      <FilledText text={message} values={values} />
      <MissingValues text={message} values={values} />
    </Callout>
  );
}

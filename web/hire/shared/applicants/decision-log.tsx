import { Download } from "lucide-react";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";

/** How this application was decided, as a file for who has to show it. */
export function DecisionLog({ id }: { id: string }) {
  if (!useCan()("applicants")) return null;
  const file = (format: "csv" | "json") => `/api/requests/${id}/decision-log?format=${format}`;
  return (
    <Section title="Decision log" level={3} line>
      <Stack gap={4}>
        <p>
          Every score with what it was made of and the version of the scorer, who opened this application, and
          each decision with its reason. EU law asks employers to keep this. Downloads are logged.
        </p>
        <Row gap={3} wrap>
          <ButtonLink icon={Download} href={file("csv")} download>
            Download CSV
          </ButtonLink>
          <ButtonLink icon={Download} href={file("json")} download>
            Download JSON
          </ButtonLink>
        </Row>
      </Stack>
    </Section>
  );
}

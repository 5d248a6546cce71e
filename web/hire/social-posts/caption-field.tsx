import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { copyText } from "#web/shared/copy-text.ts";
import { kindWords } from "#web/shared/templates/kind-words.ts";

interface CaptionFieldProps {
  companyId: string;
  jobId: string | null;
  value: string;
  error: string | undefined;
  onChange: (caption: string) => void;
}
/** What is posted with the picture: typed, or one of the company's own texts for sharing. */
export function CaptionField({ companyId, jobId, value, error, onChange }: CaptionFieldProps) {
  const { data: texts = [] } = useQuery({
    queryKey: ["templates", "shared", companyId, jobId, "company"],
    queryFn: () => api.templates.shared({ query: { companyId, as: "company", ...(jobId && { jobId }) } }),
    enabled: companyId !== "",
  });
  return (
    <Stack gap={2}>
      <Field label="Caption" optional error={error ?? null}>
        <TextArea rows={5} value={value} maxLength={3000} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <Row gap={2} wrap>
        {texts.map(({ kind, name, text }) => (
          <Button key={`${kind} ${name}`} size="sm" onClick={() => onChange(text)}>
            {name ?? kindWords[kind].where}
          </Button>
        ))}
        <Button
          size="sm"
          icon={Copy}
          disabled={value.trim() === ""}
          onClick={() => void copyText(value, "Caption copied")}
        >
          Copy caption
        </Button>
      </Row>
    </Stack>
  );
}

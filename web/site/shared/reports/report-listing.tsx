import { Flag } from "lucide-react";
import { useState } from "react";
import { type ReportReason, type ReportedKind, reportReasons } from "#contract/listing-reports.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { reportReasonWords } from "#web/words/report-reasons.ts";

interface ReportListingProps {
  kind: ReportedKind;
  id: string;
  /** Of what is reported. */
  name: string;
}
/** Who doesn’t learn of a report. */
const kept: Record<ReportedKind, string> = {
  job: "The company doesn’t",
  company: "The team doesn’t",
  community: "Its moderators don’t",
};
/** Says what is wrong with a job, a company or a community; administrators look at it. */
export function ReportListing({ kind, id, name }: ReportListingProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState("");
  const report = useChange({
    call: (chosen: ReportReason) => api.listingReports.report({ body: { kind, id, reason: chosen, words } }),
    done: () => {
      setOpen(false);
      setReason(null);
      setWords("");
    },
    success: `Thanks. We’ll look at ${name} and email you what we decide.`,
    refusal: null,
  });
  const lacksWords = reason === "other" && words.trim() === "";
  const choices = reportReasons
    .filter((each) => kind === "job" || each !== "gone")
    .map((value) => ({ value, label: reportReasonWords[value] }));
  return (
    <Dialog
      title={`Report ${name}`}
      description={`We read every report. ${kept[kind]} learn who sent it.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" tone="bare" icon={Flag}>
          Report this {kind}
        </Button>
      }
      footer={
        <Button
          tone="danger"
          busy={report.isPending}
          disabled={reason === null || lacksWords}
          onClick={() => reason && report.mutate(reason)}
        >
          Send report
        </Button>
      }
    >
      <Stack gap={4}>
        {report.error && <FormError title={sentenceOf(report.error)} />}
        <Field label="What’s wrong?">
          <RadioGroup choices={choices} value={reason} onChange={setReason} />
        </Field>
        <Field label="What should we know?" optional={reason !== "other"}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

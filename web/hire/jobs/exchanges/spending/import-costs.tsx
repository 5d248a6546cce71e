import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SpendFile } from "#contract/ad-spend.ts";
import type { Exchange } from "#contract/exchanges.ts";
import type { Job } from "#contract/job-shapes.ts";
import { decodedText } from "#shared/words/decoded-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { FileChoices } from "./file-choices.tsx";
import { FilePreview } from "./file-preview.tsx";
import { previewOf } from "./spending.ts";

interface ImportCostsProps {
  job: Job;
  exchanges: readonly Exchange[];
  onClose: () => void;
}
/** Costs from a job board’s own report: what was read in it, what can’t be, and only then what is kept. */
export function ImportCosts({ job, exchanges, onClose }: ImportCostsProps) {
  const [file, setFile] = useState<SpendFile | null>(null);
  const [name, setName] = useState("");
  const [unreadable, setUnreadable] = useState(false);
  const asked = useQuery({
    ...previewOf(job.companyId, file ?? { csv: "" }),
    enabled: file !== null,
    placeholderData: keepPreviousData,
  });
  const save = useChange({
    call: (body: SpendFile) => api.adSpend.importFile({ params: { id: job.companyId }, body }),
    done: onClose,
    success: ({ imported }) => `${counted(imported, "row")} imported`,
    refusal: null,
    stale: [["exchanges"]],
    once: () => job.companyId,
  });
  async function take([dropped]: File[]) {
    if (!dropped) return;
    const csv = decodedText(new Uint8Array(await dropped.arrayBuffer()));
    setName(dropped.name);
    setUnreadable(csv === null);
    setFile(
      csv === null
        ? null
        : { csv, jobId: job.id, exchangeId: exchanges[0]?.id, currency: job.jobBudgetData?.currency },
    );
  }
  const wrong = save.error ?? asked.error;
  const ready = file && !asked.error ? (asked.data?.ready ?? 0) : 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Import ad costs"
      description="Upload the report of a job board as a CSV file. You see what we read before anything is saved."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={ready === 0}
            onClick={() => file && save.mutate(file)}
          >
            {ready > 0 ? `Import ${counted(ready, "row")}` : "Import"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {unreadable && <FormError title={`${name} isn’t a CSV file. Export the report as CSV.`} />}
        {wrong && <FormError title={fieldsOf(wrong).csv ?? sentenceOf(wrong)} />}
        <FileDrop
          label={file ? "Choose another file" : "Add a file"}
          hint="CSV with a day and a cost in each row, up to 1.5 MB"
          accept=".csv,text/csv"
          files={file ? [{ id: "file", name }] : []}
          onFiles={(files) => void take(files)}
          onRemove={() => setFile(null)}
        />
        {file && asked.data && (
          <>
            <FileChoices
              file={file}
              preview={asked.data}
              job={job}
              exchanges={exchanges}
              onChange={(changes) => setFile({ ...file, ...changes })}
            />
            <FilePreview preview={asked.data} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

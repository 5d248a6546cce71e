import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { spreadsheetIsNoCsv, uploadsAMonth } from "#contract/imported-people.ts";
import { CallRefused } from "#contract/client.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { jobById } from "../shared/jobs/hire-jobs.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { UploadHelp, instructionsId } from "./upload-help.tsx";
import { UploadOutcome } from "./upload-outcome.tsx";
import { uploadLimit, useUpload } from "./upload.ts";

const formId = "upload-people";

interface UploadDialogProps {
  companyId: string;
  jobId: string | null;
  onClose: () => void;
}

/** Takes people in from a file: which job, which file, and what became of every line. */
export function UploadDialog({ companyId, jobId, onClose }: UploadDialogProps) {
  const { data: limit } = useQuery(uploadLimit(companyId));
  const [chosen, setChosen] = useState(jobId);
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState("");
  const [asked, setAsked] = useState(false);
  const [help, setHelp] = useState(false);
  const work = useUpload(companyId);
  const { data: found } = useQuery({ ...jobById(chosen ?? ""), enabled: chosen !== null });
  const job = found?.id === chosen && found.status !== "closed" ? found : null;

  function send(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (file && !isSpreadsheet(file) && job && !work.isPending)
      work.mutate({ file, jobId: job.id, source: source.trim() || undefined });
  }
  function again() {
    work.reset();
    setFile(null);
    setAsked(false);
  }
  function showHelp() {
    setHelp(true);
    requestAnimationFrame(() =>
      document.getElementById(instructionsId)?.scrollIntoView({ block: "nearest" }),
    );
  }
  const wrongFormat =
    work.error instanceof CallRefused && ["INVALIDFORMAT", "FILE_TYPE"].includes(work.error.error.code);
  const hint = wrongFormat ? fieldsOf(work.error).url : undefined;

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Upload people"
      description="Upload a CSV file, such as an export from another system. Only your company sees them."
      footer={
        work.data ? (
          <>
            <Button onClick={again}>Upload another file</Button>
            <DialogClose>
              <Button tone="fill">View people</Button>
            </DialogClose>
          </>
        ) : (
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button tone="fill" type="submit" form={formId} busy={work.isPending}>
              Upload
            </Button>
          </>
        )
      }
    >
      {work.data && <UploadOutcome result={work.data} jobTitle={job?.jobTitle ?? "the job"} />}
      {!work.data && (
        <form id={formId} onSubmit={send} noValidate>
          <Stack gap={4}>
            {work.error && (
              <FormError
                title={sentenceOf(work.error)}
                fields={hint ? [{ label: "File", message: hint }] : []}
              />
            )}
            {wrongFormat && (
              <div>
                <Button size="sm" onClick={showHelp}>
                  See the file format
                </Button>
              </div>
            )}
            <Field
              label="Job"
              hint="We’ll add them as leads for this job"
              error={asked && !job ? "Choose a job" : null}
            >
              <JobPicker
                companyId={companyId}
                statuses={["live", "draft"]}
                value={chosen}
                onChange={setChosen}
                placeholder="Type to find a job"
              />
            </Field>
            <FileDrop
              label="Add a file"
              hint="CSV, up to 5 MB"
              accept=".csv,text/csv"
              error={
                file && isSpreadsheet(file) ? spreadsheetIsNoCsv : asked && !file ? "Choose a file" : null
              }
              files={file ? [{ id: "people", name: file.name }] : []}
              onFiles={([next]) => {
                work.reset();
                setFile(next ?? null);
              }}
              onRemove={() => setFile(null)}
            />
            <Field
              label="Source"
              hint="We tell them this in the email, such as “our booth at the Leeds careers fair”"
              optional
            >
              <TextInput
                name="source"
                maxLength={120}
                value={source}
                onChange={({ target }) => setSource(target.value)}
              />
            </Field>
            {limit && (
              <Progress
                label="Uploaded this month"
                value={limit.used}
                max={uploadsAMonth}
                note={`${limit.used} of ${uploadsAMonth} this month`}
              />
            )}
            <UploadHelp open={help} onToggle={setHelp} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

/** What people have most often instead of a CSV file; said before it travels. */
function isSpreadsheet({ name }: File) {
  return /\.(?:xlsx?|xlsm|ods|numbers)$/i.test(name);
}

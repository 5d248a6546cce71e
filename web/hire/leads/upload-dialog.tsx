import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallRefused } from "#contract/client.ts";
import { suffice } from "#shared/leads/people-fields.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { planPath } from "../shared/plan/company-plan.ts";
import { jobById } from "../shared/jobs/hire-jobs.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { UploadHelp, instructionsId } from "./upload-help.tsx";
import { UploadOutcome } from "./upload-outcome.tsx";
import { UploadPreviewTable } from "./upload-preview.tsx";
import { type Unfinished, uploadLimit, usePreview, useUnfinished, useUpload } from "./upload.ts";

const formId = "upload-people";

interface UploadDialogProps {
  companyId: string;
  jobId: string | null;
  onClose: () => void;
}

/** Takes people in from a file: which job, which file, what it holds, and what became of every line. */
export function UploadDialog({ companyId, jobId, onClose }: UploadDialogProps) {
  const [chosen, setChosen] = useState(jobId);
  const [source, setSource] = useState("");
  const [asked, setAsked] = useState(false);
  const kept = useUnfinished();
  const { unfinished, keep, choose } = kept;
  const look = usePreview(companyId, kept);
  const work = useUpload(companyId, () => keep(null));
  const { data: found } = useQuery({ ...jobById(chosen ?? ""), enabled: chosen !== null });
  // A job from the address may have closed; one that is still read is taken, and the server says no.
  const job = found?.id === chosen ? found : undefined;
  const jobChosen = chosen !== null && job?.status !== "closed";
  const { preview } = look;
  const readable = preview !== null && suffice(preview.columns);

  function takeIn(event: React.FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!jobChosen || !readable || !unfinished || work.isPending || look.isPending) return;
    work.mutate({
      url: unfinished.url,
      columns: preview.columns,
      jobId: chosen,
      source: source.trim() || undefined,
    });
  }
  function goOn() {
    if (!unfinished) return;
    setChosen(unfinished.jobId ?? jobId);
    setSource(unfinished.source ?? "");
    look.mutate({ from: unfinished });
  }
  function again() {
    keep(null);
    look.reset();
    work.reset();
    setAsked(false);
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(stays) => !stays && onClose()}
      title="Upload people"
      description="Upload a CSV or XLSX file, such as an export from LinkedIn or another system. Only your company sees them."
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
            {readable && (
              <Button tone="fill" type="submit" form={formId} busy={work.isPending || look.isPending}>
                {`Upload ${counted(preview.counts.added + preview.counts.known, "person", "people")}`}
              </Button>
            )}
          </>
        )
      }
    >
      {work.data && <UploadOutcome result={work.data} jobTitle={job?.jobTitle ?? "the job"} />}
      {!work.data && (
        <form id={formId} onSubmit={takeIn} noValidate>
          <Stack gap={4}>
            <Refusal error={work.error ?? look.error} />
            {!preview && (
              <ChooseFile
                companyId={companyId}
                unfinished={unfinished}
                look={look}
                onFile={(from) => look.mutate({ from, chosen: { jobId: chosen, source } })}
                onContinue={goOn}
                onDrop={again}
              />
            )}
            {preview && unfinished && (
              <>
                <UploadPreviewTable
                  preview={preview}
                  onColumns={(columns) => look.mutate({ from: { ...unfinished, columns } })}
                />
                <div>
                  <Button size="sm" onClick={again}>
                    Choose another file
                  </Button>
                </div>
                <Field
                  label="Job"
                  hint="We’ll add them as leads for this job"
                  error={asked && !jobChosen ? "Choose a job" : null}
                >
                  <JobPicker
                    companyId={companyId}
                    statuses={["live", "draft"]}
                    value={chosen}
                    onChange={(id) => {
                      setChosen(id);
                      choose({ jobId: id });
                    }}
                    placeholder="Type to find a job"
                  />
                </Field>
                <Field
                  label="Source"
                  hint="We tell them this in the email, such as “our booth at the Leeds careers fair”"
                  optional
                >
                  <TextInput
                    name="source"
                    maxLength={120}
                    value={source}
                    onChange={({ target }) => {
                      setSource(target.value);
                      choose({ source: target.value });
                    }}
                  />
                </Field>
              </>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  const { url, columns } = fieldsOf(error);
  const hint = url ?? columns;
  return <FormError title={sentenceOf(error)} fields={hint ? [{ label: "File", message: hint }] : []} />;
}

interface ChooseFileProps {
  companyId: string;
  unfinished: Unfinished | null;
  look: ReturnType<typeof usePreview>;
  onFile: (file: File) => void;
  onContinue: () => void;
  onDrop: () => void;
}
/** The first step; a file of an upload that was interrupted is offered again. */
function ChooseFile({ companyId, unfinished, look, onFile, onContinue, onDrop }: ChooseFileProps) {
  const { data: limit } = useQuery(uploadLimit(companyId));
  const [help, setHelp] = useState(false);
  const wrongFormat =
    look.error instanceof CallRefused && ["INVALIDFORMAT", "FILE_TYPE"].includes(look.error.error.code);
  function showHelp() {
    setHelp(true);
    requestAnimationFrame(() =>
      document.getElementById(instructionsId)?.scrollIntoView({ block: "nearest" }),
    );
  }
  return (
    <>
      {wrongFormat && (
        <div>
          <Button size="sm" onClick={showHelp}>
            See the file format
          </Button>
        </div>
      )}
      {unfinished && !look.isPending && !look.error && (
        <p role="status">
          You didn’t finish uploading {unfinished.name}.{" "}
          <Button size="sm" onClick={onContinue}>
            Continue
          </Button>{" "}
          <Button size="sm" tone="bare" onClick={onDrop}>
            Start over
          </Button>
        </p>
      )}
      <FileDrop
        label="Add a file"
        hint={look.isPending ? "Reading the file" : "CSV or XLSX, up to 5 MB"}
        accept=".csv,text/csv,.xlsx"
        error={null}
        files={[]}
        onFiles={([file]) => file && onFile(file)}
        onRemove={onDrop}
      />
      {limit && (
        <Progress
          label="Uploaded this month"
          value={limit.used}
          max={limit.limit}
          note={`${limit.used} of ${limit.limit} this month`}
        />
      )}
      {limit?.left === 0 && <Link href={planPath}>Plans with more people a month</Link>}
      <UploadHelp limit={limit?.limit} open={help} onToggle={setHelp} />
    </>
  );
}

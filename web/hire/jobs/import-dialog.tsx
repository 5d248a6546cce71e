import { useRef, useState } from "react";
import { feedSystems } from "#contract/feed-systems.ts";
import type { FeedResult } from "#contract/jobs.ts";
import { Button } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { FileDrop } from "#ui/controls/file-drop.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Segmented } from "#ui/controls/segmented.tsx";
import { Select } from "#ui/controls/select.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Progress } from "#ui/data/progress.tsx";
import { StatList } from "#ui/data/stat-list.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { platformName } from "./job-table.tsx";
import { type FeedSystem, failureText, type useImport } from "./use-import.ts";
import styles from "./jobs.module.css";

const formId = "import-jobs";
const byItself = "auto";

interface ImportDialogProps {
  work: ReturnType<typeof useImport>;
  onClose: () => void;
}

/** Brings the jobs of another system in: by the address of its public board, or from a file. */
export function ImportDialog({ work, onClose }: ImportDialogProps) {
  const [way, setWay] = useState<"address" | "file">("address");
  const [address, setAddress] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [system, setSystem] = useState<FeedSystem | typeof byItself>(byItself);
  const [missing, setMissing] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const result = work.data;
  const refusal = result?.state === "failed" ? result.message : work.error ? sentenceOf(work.error) : null;
  const done = result?.state === "healthy";

  function send(event: React.FormEvent) {
    event.preventDefault();
    if (work.isPending) return;
    if (way === "file") {
      setMissing(file ? null : "Choose the file first");
      if (file) work.mutate({ file, system: system === byItself ? undefined : system });
      return;
    }
    setMissing(address.trim() ? null : "Write the board’s address first");
    if (address.trim()) work.mutate({ address: address.trim() });
  }

  return (
    <Dialog
      open
      size="md"
      initialFocus={first}
      onOpenChange={(open) => !open && onClose()}
      title="Bring jobs in"
      description="From Greenhouse, Lever, Ashby, SmartRecruiters, Workable or Recruitee. Reading the same board again changes only what has changed."
      footer={
        done ? (
          <>
            <Button onClick={() => work.reset()}>Bring in more</Button>
            <DialogClose>
              <Button tone="fill">See the jobs</Button>
            </DialogClose>
          </>
        ) : (
          <>
            <DialogClose>
              <Button>{work.isPending ? "Go on working" : "Cancel"}</Button>
            </DialogClose>
            <Button tone="fill" type="submit" form={formId} busy={work.isPending}>
              Bring jobs in
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Result result={result} />
      ) : (
        <form id={formId} className={styles.result} onSubmit={send} noValidate>
          {refusal && <FormError title={failureText(refusal)} />}
          <Segmented
            label="Where the jobs are"
            value={way}
            onChange={(next) => {
              setWay(next);
              setMissing(null);
            }}
            segments={[
              { value: "address", label: "On a board" },
              { value: "file", label: "In a file" },
            ]}
          />
          <div className={styles.way}>
            {way === "address" ? (
              <Field
                label="Address of the board"
                hint="As people see it, such as https://boards.greenhouse.io/saltmarsh"
                error={missing}
              >
                <TextInput
                  ref={first}
                  name="address"
                  type="url"
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                />
              </Field>
            ) : (
              <>
                <FileDrop
                  label="Add the file of a feed"
                  hint="JSON, up to 40 MB"
                  accept=".json,application/json"
                  error={missing}
                  files={file ? [{ id: "feed", name: file.name }] : []}
                  onFiles={([chosen]) => setFile(chosen ?? null)}
                  onRemove={() => setFile(null)}
                />
                <Field label="Which system it is from">
                  <Select
                    value={system}
                    onChange={setSystem}
                    options={[
                      { value: byItself, label: "Find out by itself" },
                      ...feedSystems.map((name) => ({ value: name, label: platformName(name) })),
                    ]}
                  />
                </Field>
              </>
            )}
            {work.isPending && <Progress label="Reading the jobs" value={0} note="You can leave this open" />}
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Result({ result }: { result: FeedResult }) {
  return (
    <div className={styles.result} role="status">
      <StatList
        stats={[
          { label: "Added", value: result.added },
          { label: "Changed", value: result.changed },
          { label: "Closed", value: result.closed },
          { label: "Unchanged", value: result.unchanged },
        ]}
      />
      {result.merged > 0 && (
        <p>{result.merged} postings of the same job in several places became one job each.</p>
      )}
    </div>
  );
}

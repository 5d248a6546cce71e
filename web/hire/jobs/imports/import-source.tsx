import { useRef, useState } from "react";
import { feedSystems } from "#contract/feed-systems.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { failureText } from "#shared/jobs/failure-text.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { AccountSource } from "./account-source.tsx";
import { type FeedSystem, usePreview } from "./imports.ts";
import styles from "./imports.module.css";

const formId = "import-jobs";
const byItself = "auto";

interface ImportSourceProps {
  companyId: string;
  onFound: (importId: string) => void;
  onClose: () => void;
}

/** Where the jobs are: the address of a public board, or a file. Finding them changes nothing yet. */
export function ImportSource({ companyId, onFound, onClose }: ImportSourceProps) {
  const mayConnect = useCan()("integrations");
  const [way, setWay] = useState<"address" | "file" | "account">("address");
  const [address, setAddress] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [system, setSystem] = useState<FeedSystem | typeof byItself>(byItself);
  const [missing, setMissing] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const preview = usePreview(companyId, onFound);

  function send(event: React.FormEvent) {
    event.preventDefault();
    if (preview.isPending || way === "account") return;
    if (way === "file") {
      setMissing(file ? null : "Choose a file");
      if (file) preview.mutate({ file, system: system === byItself ? undefined : system });
      return;
    }
    setMissing(address.trim() ? null : "Enter a job board link");
    if (address.trim()) preview.mutate({ address: address.trim() });
  }

  return (
    <Dialog
      open
      size="md"
      initialFocus={first}
      onOpenChange={(open) => !open && onClose()}
      title="Import jobs"
      description="Import from a job board, a careers page or a file. You’ll see what we found before anything changes."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          {way !== "account" && (
            <Button tone="fill" type="submit" form={formId} busy={preview.isPending}>
              Find jobs
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        {preview.error && way !== "account" && <FormError title={failureText(sentenceOf(preview.error))} />}
        <Segmented
          label="Import from"
          value={way}
          onChange={(next) => {
            setWay(next);
            setMissing(null);
          }}
          segments={[
            { value: "address", label: "Job board" },
            { value: "file", label: "File" },
            ...(mayConnect ? [{ value: "account" as const, label: "Account" }] : []),
          ]}
        />
        {way === "account" ? (
          <AccountSource companyId={companyId} onFound={onFound} />
        ) : way === "address" ? (
          <Field
            label="Job board link"
            hint="Such as https://boards.greenhouse.io/saltmarsh or your careers page"
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
              label="Add a job board file"
              hint="JSON, XML or a saved page, up to 40 MB"
              accept=".json,.xml,.rss,.html,.htm,application/json,application/xml,text/xml,text/html"
              error={missing}
              files={file ? [{ id: "feed", name: file.name }] : []}
              onFiles={([chosen]) => setFile(chosen ?? null)}
              onRemove={() => setFile(null)}
            />
            <Field label="Job board type">
              <Select
                value={system}
                onChange={setSystem}
                options={[
                  { value: byItself, label: "Detect automatically" },
                  ...feedSystems.map((name) => ({ value: name, label: platformName(name) })),
                ]}
              />
            </Field>
          </>
        )}
        {preview.isPending && (
          <Progress label="Reading job board" value={0} note="Large job boards take up to 1 minute" />
        )}
      </form>
    </Dialog>
  );
}

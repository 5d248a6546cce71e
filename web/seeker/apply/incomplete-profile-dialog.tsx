import { useState } from "react";
import type { z } from "zod";
import type { CandidateChanges } from "#contract/candidate-shapes.ts";
import { profileIncomplete } from "#contract/candidates.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { PlaceField } from "#web/shared/profile/place-field.tsx";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "./apply.module.css";

interface IncompleteProfileDialogProps {
  candidateId: string;
  /** The required fields that are empty, each with its sentence. */
  missing: Record<string, string>;
  onClose: () => void;
  toSend: "application" | "request";
  /** The profile has what it needs now; the application or the request can go. */
  onComplete: () => Promise<unknown>;
}

/** Asks for what applying needs and the profile lacks, without leaving the application. */
export function IncompleteProfileDialog(props: IncompleteProfileDialogProps) {
  const { candidateId, missing, toSend, onClose, onComplete } = props;
  const [changes, setChanges] = useState<z.infer<typeof CandidateChanges>>({});
  const notice = requiredFieldsNotice(Object.keys(missing));
  const change = (patch: typeof changes) => setChanges({ ...changes, ...patch });
  const { mutate, isPending, data, error } = useChange({
    call: () => api.candidates.update({ params: { id: candidateId }, body: changes }),
    done: async (saved, _, cache) => {
      cache.setQueryData(candidateProfile(candidateId).queryKey, saved);
      if (saved.missing.fields.length === 0) await onComplete();
    },
    refusal: null,
  });
  const problems: Record<string, string> = error
    ? { location: sentenceOf(error), ...fieldsOf(error) }
    : Object.fromEntries(data?.missing.fields.map((name) => [name, missing[name] ?? ""]) ?? []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={notice?.title}
      description={profileIncomplete}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button tone="fill" busy={isPending} onClick={() => mutate()}>
            Save and send {toSend}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.quiet}>{notice?.text}</p>
        {"name" in missing && (
          <Field label="Name" error={problems.name ?? problems.fullName}>
            <TextInput
              autoComplete="name"
              value={changes.fullName ?? ""}
              onChange={({ target }) => change({ fullName: target.value })}
            />
          </Field>
        )}
        {"location" in missing && (
          <PlaceField
            label="Location"
            value={changes.location ?? ""}
            error={problems.location}
            onChange={(location) => change({ location })}
          />
        )}
        {"linkedIn" in missing && (
          <Field label="LinkedIn" error={problems.linkedIn ?? problems.linkedInUrl}>
            <TextInput
              type="url"
              value={changes.linkedInUrl ?? ""}
              onChange={({ target }) => change({ linkedInUrl: target.value })}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { CandidateChanges } from "#contract/candidate-shapes.ts";
import { profileIncomplete } from "#contract/candidates.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { Button } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { PlaceField } from "#web/shared/profile/place-field.tsx";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "./apply.module.css";

interface IncompleteProfileDialogProps {
  candidateId: string;
  /** The required fields that are empty, each with its sentence. */
  missing: Record<string, string>;
  onClose: () => void;
  /** The profile has what it needs now; the application can go. */
  onComplete: () => Promise<void>;
}

/** Asks for what applying needs and the profile lacks, without leaving the application. */
export function IncompleteProfileDialog(props: IncompleteProfileDialogProps) {
  const { candidateId, missing, onClose, onComplete } = props;
  const cache = useQueryClient();
  const [changes, setChanges] = useState<z.infer<typeof CandidateChanges>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const notice = requiredFieldsNotice(Object.keys(missing));
  const change = (patch: typeof changes) => setChanges({ ...changes, ...patch });

  async function save() {
    setBusy(true);
    try {
      const saved = await api.candidates.update({ params: { id: candidateId }, body: changes });
      cache.setQueryData(candidateProfile(candidateId).queryKey, saved);
      if (saved.missing.fields.length === 0) return await onComplete();
      setProblems(Object.fromEntries(saved.missing.fields.map((name) => [name, missing[name] ?? ""])));
    } catch (error) {
      setProblems({ location: sentenceOf(error), ...fieldsOf(error) });
    } finally {
      setBusy(false);
    }
  }
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
          <Button tone="fill" busy={busy} onClick={() => void save()}>
            Save and send application
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

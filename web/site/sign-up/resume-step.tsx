import { useQueryClient } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { ResumeDrop } from "#web/shared/profile/resume-drop.tsx";
import type { Draft } from "./draft.ts";
import { signupReading } from "./reading.ts";
import { StepHead } from "./sign-up-frame.tsx";
import styles from "./sign-up.module.css";

/** Step 1: a document, or by hand. */
export function ResumeStep({ draft }: { draft: Draft }) {
  const cache = useQueryClient();
  async function byHand() {
    if (!draft.values.resumeFileId) draft.change({ type: "Manual" });
    await draft.keep("check").catch(() => null);
    draft.show("check");
  }
  return (
    <div className={styles.narrow}>
      <StepHead title="Start with your resume">
        We read it, you check it. Nothing is added to your profile until you’ve seen it.
      </StepHead>
      <Field label="What are you looking for?" hint="In your own words" optional>
        <TextInput
          maxLength={300}
          value={draft.values.initialQuery ?? ""}
          onChange={({ target }) => draft.change({ initialQuery: target.value })}
        />
      </Field>
      <ResumeDrop
        label={draft.values.resumeFileId ? "Use a different resume" : "Add your resume"}
        read={async (sender, file, uploadId) => {
          await draft.keep().catch(() => null);
          const signupProfileId = draft.id();
          return sender.readBeforeSignup({
            file,
            fileName: file.name,
            body: { uploadId, ...(signupProfileId && { signupProfileId }) },
          });
        }}
        onRead={async (reading, file) => {
          await draft.reload(reading.signupProfileId);
          cache.setQueryData(signupReading(reading.signupProfileId).queryKey, reading);
          draft.change({ type: file.name.toLowerCase().endsWith(".zip") ? "LinkedIn" : "Resume" });
          await draft.keep("check");
          draft.show("check");
        }}
      />
      <p className={styles.or}>or</p>
      <Button wide size="lg" icon={PenLine} onClick={() => void byHand()}>
        {draft.values.resumeData ? "Continue with this resume" : "Fill it in yourself"}
      </Button>
      <p className={styles.small}>
        It takes about 4 minutes. You can skip any step, and we save what you enter for 30 days.
      </p>
    </div>
  );
}

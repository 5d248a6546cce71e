import { type ReactElement, useState } from "react";
import type { CandidatePrompt } from "#contract/candidate-prompts.ts";
import { profilePrompts } from "#shared/profile/profile-prompts.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { ResumeLines, withLine } from "../shared/resume-lines.tsx";

const ownQuestion = "A question of my own";

interface PromptDialogProps {
  /** What is changed; without it a new answer is added. */
  existing?: CandidatePrompt;
  /** Questions that have an answer already and are not offered again. */
  taken: string[];
  stale: { queryKey: readonly unknown[] };
  trigger: ReactElement;
}
export function PromptDialog({ existing, taken, stale, trigger }: PromptDialogProps) {
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  const [prompt, setPrompt] = useState("");
  const [answer, setAnswer] = useState("");
  const [completed, setCompleted] = useState(true);
  const free: string[] = profilePrompts.filter((each) => !taken.includes(each));
  const own = !free.includes(prompt);
  const { onSubmit, busy, sentence, fields } = useSubmit(
    () => {
      const body = { prompt, answer, completed };
      return existing
        ? api.candidates.changePrompt({ params: { id: existing.id }, body })
        : api.candidates.addPrompt({ body });
    },
    { done: close, success: "Answer saved", stale: [stale] },
  );
  function close() {
    setOpen(false);
    setBegun(false);
  }
  /** What was typed stays as long as the page is open, until it is saved. */
  function show(next: boolean) {
    if (next && !begun) {
      setPrompt(existing?.prompt ?? free[0] ?? "");
      setAnswer(existing?.answer ?? "");
      setCompleted(existing?.completed ?? true);
    }
    setBegun(next || answer !== (existing?.answer ?? ""));
    setOpen(next);
  }
  return (
    <Dialog
      title={existing ? "Edit your answer" : "Answer a prompt"}
      open={open}
      onOpenChange={show}
      trigger={trigger}
      footer={
        <Button type="submit" tone="fill" form="prompt" busy={busy}>
          Save answer
        </Button>
      }
    >
      <form id="prompt" onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          {sentence && Object.keys(fields).length === 0 && <FormError title={sentence} />}
          <Field label="Question" error={own ? undefined : fields.prompt}>
            <NativeSelect
              options={[...free, ownQuestion].map((each) => ({ value: each, label: each }))}
              value={own ? ownQuestion : prompt}
              onChange={({ target }) => setPrompt(target.value === ownQuestion ? "" : target.value)}
            />
          </Field>
          {own && (
            <Field label="Your question" error={fields.prompt}>
              <TextInput maxLength={200} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
            </Field>
          )}
          <Field label="Your answer" error={fields.answer}>
            <TextArea
              name="answer"
              rows={5}
              maxLength={2000}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </Field>
          {prompt.trim().length > 2 && (
            <ResumeLines
              key={prompt}
              question={prompt}
              find={() => api.assistant.prompt({ query: { prompt } })}
              onUse={(line) => setAnswer((written) => withLine(written, line))}
            />
          )}
          <Switch
            label="Show on my profile"
            hint="Off keeps it as a draft that only you see"
            checked={completed}
            onChange={setCompleted}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

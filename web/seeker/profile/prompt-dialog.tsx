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
import { keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { useMe } from "#web/shared/session/session.ts";
import { ResumeLines, withLine } from "../shared/resume-lines.tsx";

const ownQuestion = "A question of my own";

type Answered = Pick<CandidatePrompt, "prompt" | "answer" | "completed">;

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
  const free: string[] = profilePrompts.filter((each) => !taken.includes(each));
  const before = answeredIn(existing ?? { prompt: free[0] ?? "", answer: "", completed: true });
  const { draft, set, begin, forget } = useKeptAnswer(`prompt:${existing?.id ?? "new"}`, before, taken);
  const { prompt, answer, completed } = draft;
  const own = !free.includes(prompt);
  const { onSubmit, busy, sentence, fields } = useSubmit(
    () =>
      existing
        ? api.candidates.changePrompt({ params: { id: existing.id }, body: draft })
        : api.candidates.addPrompt({ body: draft }),
    { done: close, success: "Answer saved", stale: [stale] },
  );
  function close() {
    setOpen(false);
    forget();
  }
  function show(next: boolean) {
    if (next) begin();
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
              onChange={({ target }) => set({ prompt: target.value === ownQuestion ? "" : target.value })}
            />
          </Field>
          {own && (
            <Field label="Your question" error={fields.prompt}>
              <TextInput
                maxLength={200}
                value={prompt}
                onChange={({ target }) => set({ prompt: target.value })}
              />
            </Field>
          )}
          <Field label="Your answer" error={fields.answer}>
            <TextArea
              name="answer"
              rows={5}
              maxLength={2000}
              value={answer}
              onChange={({ target }) => set({ answer: target.value })}
            />
          </Field>
          {prompt.trim().length > 2 && (
            <ResumeLines
              key={prompt}
              question={prompt}
              find={() => api.assistant.prompt({ query: { prompt } })}
              onUse={(line) => set({ answer: withLine(answer, line) })}
            />
          )}
          <Switch
            label="Show on my profile"
            hint="Off keeps it as a draft that only you see"
            checked={completed}
            onChange={(shown) => set({ completed: shown })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is changed stays on this device until it is saved, with its question: one that was answered meanwhile is to be chosen anew. */
function useKeptAnswer(name: string, before: Answered, taken: readonly string[]) {
  const place = { userId: useMe().id, name };
  const [typed, setDraft] = useState(before);
  const draft = { ...typed, prompt: taken.includes(typed.prompt) ? "" : typed.prompt };
  return {
    draft,
    set(part: Partial<Answered>) {
      const now = { ...draft, ...part };
      const changed = changesBetween(before, now);
      setDraft(now);
      keepOnDevice(place, Object.keys(changed).length > 0 ? { ...changed, prompt: now.prompt } : null);
    },
    begin() {
      setDraft({ ...before, ...keptOnDevice<Partial<Answered>>(place) });
    },
    forget: () => keepOnDevice(place, null),
  };
}

function answeredIn({ prompt, answer, completed }: Answered): Answered {
  return { prompt, answer, completed };
}

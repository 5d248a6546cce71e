import { queryOptions, useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { CandidatePrompt } from "#contract/candidate-prompts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { PromptView } from "#web/shared/profile/profile-story.tsx";
import { PromptDialog } from "./prompt-dialog.tsx";
import styles from "./profile-page.module.css";

const prompts = queryOptions({
  queryKey: ["candidate-prompts"],
  queryFn: () => api.candidates.prompts(),
});

/** Questions about oneself: chosen or written, answered, and shown once they are ready. */
export function PromptsSection() {
  const { data = [] } = useQuery(prompts);
  const change = useChanges({ stale: [prompts] });
  function remove({ id, prompt, answer, completed }: CandidatePrompt) {
    const again = () => api.candidates.addPrompt({ body: { prompt, answer, completed } });
    void change({
      call: () => api.candidates.removePrompt({ params: { id } }),
      success: () => ({ text: "Prompt removed", undo: () => void change({ call: again }) }),
      about: id,
    });
  }
  return (
    <Section
      title="In your own words"
      description="Short answers that tell what a resume can’t. Hiring teams see those you finished."
      line
      actions={
        <PromptDialog
          taken={data.map(({ prompt }) => prompt)}
          stale={prompts}
          trigger={
            <Button size="sm" tone="bare" icon={Plus}>
              Answer a prompt
            </Button>
          }
        />
      }
    >
      {data.length === 0 ? (
        <p className={styles.quiet}>No answers yet</p>
      ) : (
        <ol className={styles.entries} aria-label="In your own words">
          {data.map((prompt) => (
            <li key={prompt.id} className={styles.owned}>
              <div>
                <PromptView prompt={prompt} />
                {!prompt.completed && <Badge>Draft, only you see it</Badge>}
              </div>
              <span className={styles.acts}>
                <PromptDialog
                  existing={prompt}
                  taken={[]}
                  stale={prompts}
                  trigger={<IconButton size="sm" icon={Pencil} label={`Edit ${prompt.prompt}`} />}
                />
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Remove ${prompt.prompt}`}
                  onClick={() => remove(prompt)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

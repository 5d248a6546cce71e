import { queryOptions, useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { CandidateWork } from "#contract/candidate-works.ts";
import { mostHighlights } from "#contract/candidate-works.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { HighlightView } from "#web/shared/profile/profile-story.tsx";
import { HighlightDialog } from "./highlight-dialog.tsx";
import styles from "./profile-page.module.css";

const highlights = queryOptions({
  queryKey: ["candidate-works"],
  queryFn: () => api.candidates.works({ query: { filter: JSON.stringify({ limit: mostHighlights }) } }),
});

/** What the person is proud of: added, changed and removed one by one. */
export function HighlightsSection() {
  const { data = [] } = useQuery(highlights);
  const change = useChanges({ stale: [highlights] });
  const focus = useFocusInList();
  function remove(work: CandidateWork) {
    const { title, description, link, imageURL } = work;
    const again = () => api.candidates.addWork({ body: { title, description, link, imageURL } });
    void change({
      call: () => api.candidates.removeWork({ params: { id: work.id } }),
      success: () => ({ text: "Highlight removed", undo: () => void change({ call: again }) }),
      about: work.id,
    });
  }
  return (
    <Section
      title="Highlights"
      description="Work you’re proud of. Hiring teams see it with your application."
      line
      actions={
        <HighlightDialog
          stale={highlights}
          trigger={
            <Button size="sm" tone="bare" icon={Plus}>
              Add a highlight
            </Button>
          }
        />
      }
    >
      {data.length === 0 ? (
        <p className={styles.quiet}>No highlights yet</p>
      ) : (
        <ol {...focus} className={styles.entries} aria-label="Highlights">
          {data.map((work) => (
            <li key={work.id} className={styles.owned}>
              <HighlightView highlight={work} />
              <span className={styles.acts}>
                <HighlightDialog
                  work={work}
                  stale={highlights}
                  trigger={<IconButton size="sm" icon={Pencil} label={`Edit ${work.title}`} />}
                />
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Remove ${work.title}`}
                  onClick={() => remove(work)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

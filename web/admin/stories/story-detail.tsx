import type { DeskStory } from "#contract/content.ts";
import { type StoryAct, storyTransitions } from "#shared/stories/story-states.ts";
import { storyPath } from "#shared/stories/publications.data.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { Previews } from "./previews.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { storiesPath, useMoving } from "./stories.ts";
import { StoryForm } from "./story-form.tsx";
import { useStoryEditor } from "./use-story-editor.ts";

const actWords: Record<Exclude<StoryAct, "schedule">, string> = {
  publish: "Publish",
  unpublish: "Back to draft",
  archive: "Archive",
  restore: "Restore",
};
const order = ["restore", "archive", "unpublish", "publish"] as const;

/** One story: its words, its state, and the links that show it before anyone else sees it. */
export function StoryDetail({ story }: { story: DeskStory }) {
  const phone = usePhone();
  const editor = useStoryEditor(story);
  const moving = useMoving(story.id);
  const { dirty, problem } = editor;
  const possible = storyTransitions[story.state];
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: storiesPath, label: "Back to stories" }}
          title={story.title}
          text={stateText(story)}
        />
      </PaneHead>
      <PaneBody>
        <Stack gap={6}>
          {problem && <FormError title={problem.sentence} />}
          <ConflictNote
            by="Another administrator"
            fields={editor.conflictNames}
            onTakeTheirs={editor.takeTheirs}
          />
          <StoryForm
            story={editor.draft}
            round={editor.round}
            fields={problem?.fields ?? {}}
            onChange={editor.set}
          />
          <Previews storyId={story.id} />
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Row gap={2} wrap>
          <Button busy={editor.busy !== null} disabled={!dirty} onClick={() => void editor.save()}>
            Save
          </Button>
          {story.state === "published" && (
            <ButtonLink href={storyPath(story.publication, story.slug)} target="_blank" rel="noreferrer">
              Open page
            </ButtonLink>
          )}
          {order
            .filter((act) => possible[act])
            .map((act) => (
              <Button
                key={act}
                tone={act === "publish" ? "fill" : undefined}
                disabled={dirty && act === "publish"}
                busy={moving.isPending && moving.variables?.act === act}
                onClick={() => moving.mutate({ act })}
              >
                {actWords[act]}
              </Button>
            ))}
          {possible.schedule && (
            <ScheduleDialog
              disabled={dirty}
              onChoose={(publishAt) => moving.attempt({ act: "schedule", publishAt })}
            />
          )}
        </Row>
      </PaneFoot>
      <UnsavedGuard dirty={dirty} what="this story" query />
    </>
  );
}

function when(at: string) {
  return dateWords(at, { dateStyle: "long", timeStyle: "short" });
}

function stateText({ state, publishAt }: DeskStory) {
  if (state === "draft") return "Draft: no one sees it yet";
  if (state === "archived") return "Archived: no one sees it";
  const at = publishAt ? when(publishAt) : "";
  return state === "scheduled" ? `Will be published on ${at}` : `Published on ${at}`;
}

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import type { DeskStory } from "#contract/content.ts";
import { publications } from "#shared/stories/publications.data.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { NewStory } from "./new-story.tsx";
import { deskStories, deskStory, storiesPath, storyAddress } from "./stories.ts";
import { StoryDetail } from "./story-detail.tsx";

export const meta = siteMeta({ title: "Stories", path: storiesPath, hidden: true });

/** The stories of the blogs and case studies: written, previewed, scheduled, published, archived. */
export default function StoriesPage() {
  const [params] = useSearchParams();
  const wanted = params.get("open");
  const stories = useQuery(deskStories);
  return (
    <Split
      phone={wanted ? "detail" : "list"}
      list={
        <Pane label="Stories">
          <PageHeader
            size="pane"
            title="Stories"
            description={stories.data && counted(stories.data.length, "story", "stories")}
            actions={
              <ButtonLink size="sm" icon={Plus} href={storyAddress("new")}>
                New story
              </ButtonLink>
            }
          />
          <PaneBody space="none">
            <Loaded of={stories} rows={6} size="sm" loading="Loading stories" failed="Couldn’t load stories">
              {(all) => <StoryRows stories={all} openId={wanted} />}
            </Loaded>
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label={wanted === "new" ? "New story" : "Story"}>
          {wanted === "new" && <NewStory />}
          {wanted && wanted !== "new" && <OpenStory key={wanted} id={wanted} />}
          {!wanted && <EmptyState title="No story selected">Select one, or write a new one.</EmptyState>}
        </Pane>
      }
    />
  );
}

function OpenStory({ id }: { id: string }) {
  const story = useQuery(deskStory(id));
  return (
    <Loaded of={story} rows={6} loading="Loading the story" failed="Couldn’t load the story">
      {(data) => <StoryDetail story={data} />}
    </Loaded>
  );
}

function StoryRows({ stories, openId }: { stories: Omit<DeskStory, "body">[]; openId: string | null }) {
  if (stories.length === 0) return <EmptyState size="sm" title="No stories yet" />;
  return (
    <List label="Stories">
      {stories.map(({ id, title, publication, state, author }) => (
        <ListRow
          key={id}
          href={storyAddress(id)}
          current={id === openId}
          title={title}
          end={state !== "published" && <Badge>{stateWords[state]}</Badge>}
          text={`${publications[publication].title} · ${author}`}
        />
      ))}
    </List>
  );
}
const stateWords = { draft: "Draft", scheduled: "Scheduled", published: "Published", archived: "Archived" };

import { queryOptions } from "@tanstack/react-query";
import type { StoryAct } from "#shared/stories/story-states.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const storiesPath = "/admin/stories";
export const storyAddress = (open: string) => `${storiesPath}?${new URLSearchParams({ open })}`;

export const deskStories = queryOptions({ queryKey: ["stories"], queryFn: () => api.content.desk() });
export const deskStory = (id: string) =>
  queryOptions({ queryKey: ["stories", id], queryFn: () => api.content.open({ params: { id } }) });
export const storyPreviews = (id: string) =>
  queryOptions({
    queryKey: ["stories", id, "previews"],
    queryFn: () => api.content.previews({ params: { id } }),
  });

const toasts: Record<StoryAct, string> = {
  publish: "Story published",
  schedule: "Story scheduled",
  unpublish: "Story is a draft again",
  archive: "Story archived",
  restore: "Story restored as a draft",
};

/** Publishes a story, schedules it, takes it back, archives or restores it. */
export function useMoving(id: string) {
  return useChange({
    call: (move: { act: StoryAct; publishAt?: string }) => api.content.move({ params: { id }, body: move }),
    success: (_, { act }) => toasts[act],
    stale: [deskStories],
    once: () => "move",
  });
}

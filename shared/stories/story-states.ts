export const storyStates = ["draft", "scheduled", "published", "archived"] as const;
export type StoryState = (typeof storyStates)[number];
export const storyActs = ["publish", "schedule", "unpublish", "archive", "restore"] as const;
export type StoryAct = (typeof storyActs)[number];

/** Which state an act leads to from each state; what is not named is refused. A scheduled story is published when its time comes. */
export const storyTransitions: Readonly<Record<StoryState, Partial<Record<StoryAct, StoryState>>>> = {
  draft: { publish: "published", schedule: "scheduled", archive: "archived" },
  scheduled: { publish: "published", schedule: "scheduled", unpublish: "draft", archive: "archived" },
  published: { unpublish: "draft", archive: "archived" },
  archived: { restore: "draft" },
};

/** Time to take a story back, or to repair it, before its readers are told of it. */
export const storyGraceMs = 3_600_000;

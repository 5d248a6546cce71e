import type { content } from "#contract/content.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { ContentType } from "#shared/stories/publications.data.ts";
import { createPreview, listPreviews, revokePreview } from "./previews.ts";
import { listAuthors, listMaps, listStories, listTags, readStory } from "./read-stories.ts";
import { changeStory, createStory, listDesk, moveStory, openStory } from "./write-stories.ts";

export const contentHandlers: DomainHandlers<typeof content> = {
  maps: ({ query, ...context }) => listMaps(context, query.filter),
  tags: ({ query, ...context }) => listTags(context, query.publication),
  authors: (context) => listAuthors(context),
  list: ({ params, query, ...context }) => listStories(context, kindOf(params.contentType), query),
  get: ({ params, query, ...context }) =>
    readStory(context, {
      contentType: kindOf(params.contentType),
      slug: params.slug,
      preview: query.preview,
    }),
  desk: (context) => listDesk(context),
  open: ({ params, ...context }) => openStory(context, params.id),
  create: ({ body, ...context }) => createStory(context, body),
  change: ({ params, body, ...context }) => changeStory(context, params.id, body),
  move: ({ params, body, ...context }) => moveStory(context, params.id, body),
  previews: ({ params, ...context }) => listPreviews(context, params.id),
  createPreview: ({ params, ...context }) => createPreview(context, params.id),
  revokePreview: ({ params, ...context }) =>
    revokePreview(context, params.id, params.previewId).then(() => done),
};

function kindOf(contentType: string): ContentType {
  if (contentType === "blog" || contentType === "caseStudy") return contentType;
  throw invalid("Content is blog or caseStudy.", { contentType: "Use blog or caseStudy" });
}

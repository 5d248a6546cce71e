import { done } from "#contract/shapes.ts";
import type { socialPosts } from "#contract/social-posts.ts";
import type { DomainHandlers } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { changePost, createPost, drawPreview, listPosts, removePost } from "./posts.ts";

export const socialPostHandlers: DomainHandlers<typeof socialPosts> = {
  list: (context) => listPosts(context),
  create: ({ body, ...context }) => createPost(context, body),
  change: ({ params, body, ...context }) => changePost(context, params.id, body),
  remove: ({ params, ...context }) => removePost(context, params.id).then(() => done),
  preview: async ({ query, ...context }) =>
    new Download("image/png", await drawPreview(context, query), undefined, {
      "cache-control": "private, max-age=60",
    }),
};

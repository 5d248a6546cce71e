import { queryOptions } from "@tanstack/react-query";
import type { SocialPost, SocialPostFields } from "#contract/social-posts.ts";
import { postTypes } from "#shared/social-posts/social-posts.data.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const postsPath = "/hire/social-posts";
export const fresh = "new";
export const postAt = (open: string) => `${postsPath}?${new URLSearchParams({ open })}`;

export const socialPosts = queryOptions({
  queryKey: ["social-posts"],
  queryFn: () => api.socialPosts.list(),
});

/** A post that was not written yet. */
export const emptyPost: SocialPostFields = {
  postType: "job",
  template: postTypes.job[0],
  size: "instagram",
  title: "",
  subtitle: "",
  location: "",
  department: "",
  jobId: null,
  caption: "",
  remindAt: null,
};

export function fieldsOfPost(post: SocialPost): SocialPostFields {
  const { postType, template, size, title, subtitle, location, department, jobId, caption, remindAt } = post;
  return { postType, template, size, title, subtitle, location, department, jobId, caption, remindAt };
}

/** Where the picture of these words is. */
export function pictureOf({ postType, template, size, ...words }: SocialPostFields) {
  const { title, subtitle, location, department } = words;
  const query = { postType, template, size, title, subtitle, location, department };
  return `/api/social-post-preview?${new URLSearchParams(query)}`;
}

export function useSavingPost(id: string | null, done: (post: SocialPost) => unknown) {
  return useChange({
    call: (body: SocialPostFields) =>
      id ? api.socialPosts.change({ params: { id }, body }) : api.socialPosts.create({ body }),
    done,
    success: "Post saved",
    refusal: null,
    stale: [socialPosts],
    once: () => id ?? fresh,
  });
}

export function useRemovingPost(id: string, done: () => unknown) {
  return useChange({
    call: () => api.socialPosts.remove({ params: { id } }),
    done,
    success: "Post deleted",
    stale: [socialPosts],
    once: () => id,
  });
}

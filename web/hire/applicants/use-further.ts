import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type FeedPage, type FeedView, readFurther } from "#web/hire/shared/applicants/feed.ts";

/** So near to the end of what was read, the next page is fetched by itself. */
const near = 10;

/** The pages of the feed after the first: by a press, and before someone who goes from one to the next comes to the end. */
export function useFurther(view: FeedView, page: FeedPage | undefined, place: number) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({ mutationFn: () => readFurther(cache, view) });
  const shown = page?.applications.length ?? 0;
  const more = shown < (page?.total ?? 0);
  const due = more && place >= shown - near;
  useEffect(() => {
    if (due) mutate();
  }, [due, shown, mutate]);
  return { more, busy: isPending, onMore: mutate };
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { usePostDecision, waitingPosts } from "./job-posts.ts";
import { PostDetail } from "./post-detail.tsx";

export const meta = siteMeta({ title: "Job posts", path: "/admin/job-posts", hidden: true });

const path = "/admin/job-posts";
const hrefOf = (item: string) => `${path}?${new URLSearchParams({ item })}`;

/** Jobs posted without an account that wait for a look, those most like known scams first. */
export default function JobPostsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const posts = useQuery(waitingPosts);
  const phone = usePhone();
  const named = search.get("item");
  const queue = useQueue({
    rows: posts.data ?? [],
    named,
    follow: (item) => void navigate(item ? hrefOf(item) : path, { replace: true, preventScrollReset: true }),
  });
  const open = queue.missing ? undefined : queue.open;
  const decide = usePostDecision(() => queue.show((queue.after ?? queue.before)?.id));
  return (
    <QueueSplit
      labels={{ list: "Job posts", row: "Job post" }}
      phone={named ? "detail" : "list"}
      head={<PageHeader size="pane" title="Job posts" />}
      list={
        <PaneBody space="none">
          <Loaded of={posts} rows={6} size="sm" loading="Loading job posts" failed="Couldn’t load job posts">
            {(found) =>
              found.length === 0 ? (
                <EmptyState size="sm" title="No job posts to review">
                  Jobs posted without an account appear here before anyone sees them.
                </EmptyState>
              ) : (
                <List label="Job posts">
                  {found.map((post) => (
                    <ListRow
                      key={post.id}
                      href={hrefOf(post.id)}
                      onSelect={() => queue.choose(post.id)}
                      current={!phone && post === open}
                      title={post.jobTitle}
                      end={<TimeAgo at={post.submittedAt} look="short" />}
                      text={`${post.companyName}, ${post.email}`}
                      foot={`${post.likeness}% like known scams`}
                    />
                  ))}
                </List>
              )
            }
          </Loaded>
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={posts.data !== undefined}
          loading="Loading job post"
          empty={
            queue.missing ? (
              <EmptyState
                title="This job post isn’t waiting any more"
                action={<ButtonLink href={path}>All job posts</ButtonLink>}
              >
                Another administrator may have decided about it.
              </EmptyState>
            ) : (
              <EmptyState title="No job post selected">New posts appear here.</EmptyState>
            )
          }
        >
          {(post) => <PostDetail key={post.id} post={post} back={path} decide={decide} />}
        </QueueDetail>
      }
    />
  );
}

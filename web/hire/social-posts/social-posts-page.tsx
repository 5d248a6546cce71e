import { useQuery } from "@tanstack/react-query";
import { Image, Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import type { SocialPost } from "#contract/social-posts.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useMe } from "#web/shared/session/session.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { PostEditor } from "./post-editor.tsx";
import { fresh, postAt, postsPath, socialPosts } from "./social-posts.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Social posts", path: postsPath, hidden: true });

/** Pictures and captions for posts elsewhere. */
export default function SocialPostsPage() {
  const [search] = useSearchParams();
  const wanted = search.get("open");
  const posts = useQuery(socialPosts);
  const may = useCan()("jobs");
  const open = posts.data?.find(({ id }) => id === wanted);
  return (
    <Split
      phone={wanted ? "detail" : "list"}
      list={
        <Pane label="Social posts">
          <PageHeader
            size="pane"
            title="Social posts"
            actions={
              may && (
                <Needs permission="jobs">
                  <ButtonLink size="sm" icon={Plus} href={postAt(fresh)}>
                    New post
                  </ButtonLink>
                </Needs>
              )
            }
          />
          <PaneBody space="none">
            <Loaded of={posts} rows={4} size="sm" loading="Loading posts" failed="Couldn’t load posts">
              {(all) => <PostRows posts={all} openId={wanted} />}
            </Loaded>
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Social post">
          {wanted === fresh && <PostEditor post={null} />}
          {open && <PostEditor key={open.id} post={open} />}
          {wanted !== fresh && !open && (
            <EmptyState icon={Image} title="No post selected">
              Select one, or make a new one.
            </EmptyState>
          )}
        </Pane>
      }
    />
  );
}

function PostRows({ posts, openId }: { posts: readonly SocialPost[]; openId: string | null }) {
  const { id: myId } = useMe();
  if (posts.length === 0)
    return (
      <EmptyState size="sm" title="No posts yet">
        Make a picture of a job or of the company, with a caption to post beside it.
      </EmptyState>
    );
  return (
    <List label="Social posts">
      {posts.map((post) => (
        <ListRow
          key={post.id}
          href={postAt(post.id)}
          current={post.id === openId}
          title={post.title}
          end={<TimeAgo at={post.changedAt} look="short" />}
          text={reminderText(post, myId)}
        />
      ))}
    </List>
  );
}

function when(at: string) {
  return dateWords(at, { dateStyle: "medium", timeStyle: "short" });
}
function reminderText({ remindAt, remindedAt, reminds }: SocialPost, myId: string) {
  if (!remindAt) return "No reminder";
  if (remindedAt) return "Reminder sent";
  if (!reminds) return "No one is reminded";
  const at = when(remindAt);
  return reminds.userId === myId ? `Reminder on ${at}` : `${reminds.fullName} is reminded on ${at}`;
}

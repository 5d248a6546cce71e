import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SocialPost, SocialPostFields } from "#contract/social-posts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { same } from "#web/shared/editor/changes.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { NeedsFields } from "#web/hire/shared/team/needs-fields.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostPreview } from "./post-preview.tsx";
import { whileFree } from "#web/shared/editor/use-editor.ts";
import {
  emptyPost,
  fieldsOfPost,
  postAt,
  postsPath,
  useRemovingPost,
  useSavingPost,
} from "./social-posts.ts";
import styles from "./social-posts.module.css";

/** A post while it is written, beside the picture it becomes. */
export function PostEditor({ post }: { post: SocialPost | null }) {
  const navigate = useNavigate();
  const phone = usePhone();
  const [draft, setDraft] = useState<SocialPostFields>(post ? fieldsOfPost(post) : emptyPost);
  const { data: company } = useMyCompany();
  const free = useRef(false);
  const goTo = (address: string) => whileFree(free, () => navigate(address, { replace: true }));
  const saving = useSavingPost(post?.id ?? null, (saved) => {
    setDraft(fieldsOfPost(saved));
    return goTo(postAt(saved.id));
  });
  const dirty = !same(draft, post ? fieldsOfPost(post) : emptyPost);
  const may = useMay()("jobs");
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: postsPath, label: "Back to social posts" }}
          title={post?.title ?? "New post"}
          text="You download the picture and post it yourself."
        />
      </PaneHead>
      <PaneBody>
        <div className={styles.builder}>
          <Stack gap={4}>
            {saving.error && <FormError title={sentenceOf(saving.error)} />}
            <NeedsFields permission="jobs">
              <PostFields
                companyId={company?.id ?? ""}
                post={draft}
                saved={post}
                wrong={fieldsOf(saving.error)}
                onChange={(change) =>
                  setDraft((now) => ({ ...now, ...(typeof change === "function" ? change(now) : change) }))
                }
              />
            </NeedsFields>
          </Stack>
          <PostPreview post={draft} companyName={company?.companyName ?? ""} />
        </div>
      </PaneBody>
      {may && (
        <PaneFoot>
          <Row gap={2}>
            <Button tone="fill" busy={saving.isPending} onClick={() => saving.mutate(draft)}>
              Save post
            </Button>
            {post && <RemovePost post={post} onRemoved={() => goTo(postsPath)} />}
          </Row>
        </PaneFoot>
      )}
      <UnsavedGuard dirty={may && dirty} what="this post" query free={free} />
    </>
  );
}

interface RemovePostProps {
  post: SocialPost;
  /** What was typed goes with the post. */
  onRemoved: () => unknown;
}
function RemovePost({ post, onRemoved }: RemovePostProps) {
  const removing = useRemovingPost(post.id, onRemoved);
  return (
    <ConfirmDialog
      title={`Delete “${post.title}”?`}
      description="Its picture and caption are deleted for the whole team. You can’t undo this."
      action="Delete post"
      danger
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      trigger={<Button>Delete</Button>}
    />
  );
}

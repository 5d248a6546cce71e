import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Video } from "#contract/videos.ts";
import { mistakeInCaptions } from "#shared/videos/captions.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useKeptForm, useKeptOpen } from "#web/shared/editor/use-kept-form.ts";
import { ownVideoWays, videoHint } from "#web/shared/videos/send-video.ts";
import { VideoById } from "#web/shared/videos/video-by-id.tsx";
import { VideoPlayer } from "#web/shared/videos/video-player.tsx";
import styles from "./profile-page.module.css";

const videoOf = (id: string) =>
  queryOptions({
    queryKey: ["profile-video", id],
    queryFn: () => api.candidates.profileVideo({ params: { id } }),
  });

const kept = "profile-video";

/** The introduction in person: watched here, recorded, captioned and removed. */
export function ProfileVideo({ candidateId }: { candidateId: string }) {
  const found = useQuery(videoOf(candidateId));
  const [editing, setEditing] = useKeptOpen(kept);
  const video = found.data ?? null;
  return (
    <Section
      title="Introduction video"
      description="Teams you apply to can watch it. Choose who else can under Public profile."
      line
      actions={
        !editing &&
        found.isSuccess && (
          <Button size="sm" tone="bare" onClick={() => setEditing(true)}>
            {video ? "Edit introduction video" : "Add a video"}
          </Button>
        )
      }
    >
      {editing && found.isSuccess ? (
        <EditVideo candidateId={candidateId} before={video} onDone={() => setEditing(false)} />
      ) : video ? (
        <VideoPlayer video={video} label="Your introduction" />
      ) : (
        <p className={styles.quiet}>No video yet. {videoHint}.</p>
      )}
    </Section>
  );
}

interface EditVideoProps {
  candidateId: string;
  before: Video | null;
  onDone: () => void;
}
function EditVideo({ candidateId: id, before, onDone }: EditVideoProps) {
  const cache = useQueryClient();
  const { draft, set, giveUp } = useKeptForm(kept, before, (video) => ({
    videoId: video?.id ?? "",
    captions: video?.captions ?? "",
  }));
  const { videoId, captions } = draft;
  const save = useChange({
    call: async (): Promise<Video | null> => {
      if (videoId) return api.candidates.setProfileVideo({ params: { id }, body: draft });
      await api.candidates.removeProfileVideo({ params: { id } });
      return null;
    },
    success: (saved) => (saved ? "Introduction video saved" : "Introduction video removed"),
    done: (saved) => {
      cache.setQueryData(videoOf(id).queryKey, saved);
      leave();
    },
    stale: [videoOf(id)],
  });
  function leave() {
    giveUp();
    onDone();
  }
  // The one that is shown stays until it is saved that it goes.
  const discard = async (removed: string) =>
    removed === before?.id ? undefined : ownVideoWays.discard?.(removed);
  return (
    <Stack gap={4}>
      <VideoById
        label="Your introduction"
        value={videoId}
        captions={captions}
        ways={{ ...ownVideoWays, discard }}
        onChange={(chosen, said) => set({ videoId: chosen, captions: said })}
      />
      <Row>
        <Button
          tone="fill"
          busy={save.isPending}
          disabled={(!videoId && !before) || mistakeInCaptions(captions) !== null}
          onClick={() => save.mutate()}
        >
          Save
        </Button>
        <Button tone="bare" onClick={leave}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

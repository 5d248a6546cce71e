import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredVideo } from "#contract/videos.ts";
import { Skeleton } from "#ui/data/status/skeleton.tsx";
import { api } from "#web/api/client.ts";
import type { VideoWays } from "./send-video.ts";
import { VideoField } from "./video-field.tsx";

const linkMs = 9 * 60_000;
const videoById = (id: string) =>
  queryOptions({
    queryKey: ["video", id],
    queryFn: () => api.videos.read({ params: { id } }),
    staleTime: linkMs,
    retry: false,
  });

interface VideoByIdProps {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  /** The id of the video, or nothing. */
  value: string;
  captions: string;
  ways: VideoWays;
  onChange: (id: string, captions: string) => void;
}

/** A video by its id, so that a draft may keep it: of one that is taken up again it is read anew. */
export function VideoById({ label, optional, error, value, captions, ways, onChange }: VideoByIdProps) {
  const cache = useQueryClient();
  const { data = null, isLoading } = useQuery({ ...videoById(value), enabled: value !== "" });
  function take(video: StoredVideo | null) {
    if (video) cache.setQueryData(videoById(video.id).queryKey, video);
    onChange(video?.id ?? "", "");
  }
  if (isLoading) return <Skeleton />;
  return (
    <VideoField
      label={label}
      optional={optional}
      error={error}
      value={value ? data : null}
      captions={captions}
      ways={ways}
      onVideo={take}
      onCaptions={(said) => onChange(value, said)}
    />
  );
}

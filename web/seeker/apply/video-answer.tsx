import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredVideo } from "#contract/videos.ts";
import type { Question } from "#shared/jobs/questions.ts";
import { Skeleton } from "#ui/data/status/skeleton.tsx";
import { api } from "#web/api/client.ts";
import type { VideoWays } from "#web/shared/videos/send-video.ts";
import { VideoField } from "#web/shared/videos/video-field.tsx";

const linkMs = 9 * 60_000;
const videoById = (id: string) =>
  queryOptions({
    queryKey: ["video", id],
    queryFn: () => api.videos.read({ params: { id } }),
    staleTime: linkMs,
    retry: false,
  });

interface VideoAnswerProps {
  question: Pick<Question, "question" | "required">;
  /** The id of the video. */
  value: string;
  captions: string;
  error: string | undefined;
  ways: VideoWays;
  onChange: (answer: string, captions: string) => void;
}

/** A video as the answer to a question; of a draft that is taken up again it is read anew. */
export function VideoAnswer({ question, value, captions, error, ways, onChange }: VideoAnswerProps) {
  const cache = useQueryClient();
  const { data = null, isLoading } = useQuery({ ...videoById(value), enabled: value !== "" });
  function take(video: StoredVideo | null) {
    if (video) cache.setQueryData(videoById(video.id).queryKey, video);
    onChange(video?.id ?? "", "");
  }
  if (isLoading) return <Skeleton />;
  return (
    <VideoField
      label={question.question}
      optional={!question.required}
      error={error}
      value={value ? data : null}
      captions={captions}
      ways={ways}
      onVideo={take}
      onCaptions={(said) => onChange(value, said)}
    />
  );
}

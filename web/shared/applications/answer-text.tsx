import type { z } from "zod";
import type { OpenAnswer } from "#contract/job-questions.ts";
import { asksForFile } from "#shared/jobs/questions.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { VideoPlayer } from "#web/shared/videos/video-player.tsx";

/** An answer by its kind: a video plays, a file opens, all others are words. */
export function AnswerText({ given }: { given: Omit<z.infer<typeof OpenAnswer>, "promptId"> }) {
  const { kind, question, answer, url, video } = given;
  if (video) return <VideoPlayer video={video} label={question} />;
  if (!asksForFile({ kind })) return answer;
  if (!url) return `${answer} is no longer available.`;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {answer}
    </Link>
  );
}

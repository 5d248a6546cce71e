import type { z } from "zod";
import type { OpenAnswer } from "#contract/job-questions.ts";
import { Link } from "#ui/controls/buttons/link.tsx";

/** An answer by its kind: a file opens, all others are words. */
export function AnswerText({ given }: { given: Omit<z.infer<typeof OpenAnswer>, "promptId"> }) {
  const { kind, answer, url } = given;
  if (kind !== "file") return answer;
  if (!url) return `${answer} (no longer there)`;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {answer}
    </Link>
  );
}

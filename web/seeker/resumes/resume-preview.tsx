import { useEffect, useMemo, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Preview } from "#contract/resumes.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import type { ResumeDraft } from "./use-resume-builder.ts";
import styles from "./builder.module.css";

/** Between two key presses of a fast typist nothing is asked. */
const quietMs = 120;

/** The pages of a resume as they will be in the file. */
export function ResumePreview({ draft }: { draft: ResumeDraft }) {
  const asked = useQuiet(draft);
  const preview = useQuery({
    queryKey: ["resume-preview", asked],
    queryFn: () => api.resumes.preview({ body: asked }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return <PreviewedPages of={preview} paper={asked.style.paper} />;
}

/** The pages of a cover letter, in the look of the resume that goes with it. */
export function LetterPreview({ jobId, text }: { jobId: string; text: string }) {
  const asked = useQuiet(text);
  const preview = useQuery({
    queryKey: ["letter-preview", jobId, asked],
    queryFn: () => api.coverLetters.preview({ body: { jobId, text: asked } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return <PreviewedPages of={preview} paper={preview.data?.paper ?? "a4"} />;
}

interface PreviewedPagesProps {
  of: { data: Preview | undefined; error: unknown };
  paper: string;
}
function PreviewedPages({ of: { data, error }, paper }: PreviewedPagesProps) {
  const svg = data?.svg;
  const address = useMemo(() => (svg ? addressOf(svg) : null), [svg]);
  const pages = data?.pages ?? 0;
  return (
    <div className={styles.pages}>
      {error !== null && <Callout tone="warn">{sentenceOf(error)}</Callout>}
      {data && data.notDrawn.length > 0 && <NotDrawn characters={data.notDrawn} />}
      {!address && error === null && <div className={styles.page} />}
      {address &&
        Array.from({ length: pages }, (_, at) => (
          <div key={at} className={styles.page} data-paper={paper}>
            <img
              decoding="sync"
              src={address}
              alt={`Page ${at + 1} of ${pages}`}
              style={{ transform: `translateY(${(-100 * at) / pages}%)` }}
            />
          </div>
        ))}
    </div>
  );
}

const mostNamed = 20;

/** Said before the PDF is downloaded or sent. */
function NotDrawn({ characters }: { characters: readonly string[] }) {
  const more = characters.length - mostNamed;
  return (
    <Callout tone="warn">
      These characters can’t be drawn in the PDF that you download or send:{" "}
      <b>{characters.slice(0, mostNamed).join(" ")}</b>
      {more > 0 && ` and ${more} more`}. Readers see empty boxes. Write them in Latin letters.
    </Callout>
  );
}

function useQuiet<Draft>(draft: Draft) {
  const [quiet, setQuiet] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(draft), quietMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return quiet;
}

/** One address for all pages, which are parts of one picture. */
function addressOf(svg: string) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

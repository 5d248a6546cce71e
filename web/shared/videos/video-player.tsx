import { useCallback, useRef, useState } from "react";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { Video as VideoIcon } from "lucide-react";
import type { Video } from "#contract/videos.ts";
import { isTimed, wordsOf } from "#shared/videos/captions.ts";
import { sayRunningTime } from "#shared/videos/running-time.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Row } from "#ui/layout/row.tsx";
import styles from "./videos.module.css";

/** A video with its captions, and what is said in it to be read. */
export function VideoPlayer({ video, label }: { video: Video; label: string }) {
  const { captions } = video;
  return (
    <div className={styles.player}>
      {/* Each reading of the page brings a new link; the one that plays stays until it no longer works. */}
      <Screen key={video.id} video={video} label={label} />
      <p className={styles.about}>
        {sayRunningTime(video.seconds)}
        {!captions && " · No captions"}
      </p>
      {captions && (
        <details className={styles.said}>
          <summary>Transcript</summary>
          <p>{wordsOf(captions)}</p>
        </details>
      )}
    </div>
  );
}

function Screen({ video, label }: { video: Video; label: string }) {
  const { thumbnailUrl, captions, name } = video;
  const [url, setUrl] = useState(video.url);
  const [poster] = useState(thumbnailUrl);
  const [shown, setShown] = useState(thumbnailUrl !== null);
  const [broken, setBroken] = useState(false);
  /** After an error: a newer link is asked for, or did not play either. */
  const [after, setAfter] = useState<"asking" | "asked" | null>(null);
  const [goesOnAt, setGoesOnAt] = useState<number | null>(null);
  const screen = useRef<HTMLVideoElement>(null);
  const readAgain = useReadAgain(video);

  if (after === "asking" && video.url !== url) {
    setAfter("asked");
    setUrl(video.url);
  }
  async function onError() {
    // The link has run out meanwhile: with a newer one it goes on where it was.
    setGoesOnAt(screen.current?.currentTime ?? 0);
    if (video.url !== url) return setUrl(video.url);
    if (after) return setBroken(true);
    setAfter("asking");
    if (!(await readAgain())) setBroken(true);
  }
  function onLoadedMetadata() {
    if (goesOnAt === null || !screen.current) return;
    goOn(screen.current, goesOnAt);
    setGoesOnAt(null);
  }
  if (broken)
    return (
      <div className={styles.broken} role="alert">
        <p>This video can’t be played here. The link may have expired.</p>
        <Row gap={3} wrap>
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <Link href={video.url} download={name}>
            Download the video
          </Link>
        </Row>
      </div>
    );
  return (
    <div className={styles.screen}>
      <video
        ref={screen}
        src={url}
        poster={poster ?? undefined}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={onLoadedMetadata}
        onLoadedData={() => {
          setShown(true);
          setAfter(null);
        }}
        onError={() => void onError()}
      >
        {captions && isTimed(captions) && <CaptionTrack captions={captions} />}
      </video>
      {!shown && (
        <span className={styles.none}>
          <Icon of={VideoIcon} /> No preview
        </span>
      )}
    </div>
  );
}

/** Reads again what the page shows the video from, which brings a new link; answers whether it did. */
function useReadAgain({ id, url }: Video) {
  const cache = useQueryClient();
  return async () => {
    const about = ({ state }: Query) => JSON.stringify(state.data ?? null).includes(id);
    const held = cache.getQueryCache().findAll({ type: "active", predicate: about });
    await cache.refetchQueries({ type: "active", predicate: about });
    return held.some(({ state }) => !JSON.stringify(state.data ?? null).includes(JSON.stringify(url)));
  };
}

function goOn(screen: HTMLVideoElement, at: number) {
  screen.currentTime = at;
  void screen.play().catch(() => undefined);
}

/** Captions with times, as the player shows them. */
function CaptionTrack({ captions }: { captions: string }) {
  const show = useCallback(
    (track: HTMLTrackElement) => {
      const address = URL.createObjectURL(new Blob([captions], { type: "text/vtt" }));
      track.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [captions],
  );
  return <track ref={show} kind="captions" label="Captions" default />;
}

import { useCallback, useRef, useState } from "react";
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
  const screen = useRef<HTMLVideoElement>(null);

  function onError() {
    if (video.url === url) return setBroken(true);
    // The link has run out meanwhile, and the page knows a newer one: it goes on where it was.
    const at = screen.current?.currentTime ?? 0;
    screen.current?.addEventListener("loadedmetadata", ({ target }) => goOn(target as HTMLVideoElement, at), {
      once: true,
    });
    setUrl(video.url);
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
        onLoadedData={() => setShown(true)}
        onError={onError}
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

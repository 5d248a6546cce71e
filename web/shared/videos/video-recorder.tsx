import { useEffect, useRef } from "react";
import { videoLimits } from "#contract/videos.ts";
import { sayRunningTime } from "#shared/videos/running-time.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { useRecorder } from "./use-recorder.ts";
import styles from "./videos.module.css";

interface VideoRecorderProps {
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Records with camera and microphone; nothing leaves the device before "Use this video". */
export function VideoRecorder({ onFile, onCancel }: VideoRecorderProps) {
  const { recording, start, stop, again } = useRecorder();
  const cancel = (
    <Button tone="bare" onClick={onCancel}>
      Don’t record
    </Button>
  );
  if (recording.step === "refused")
    return (
      <div className={styles.recorder}>
        <p role="alert" className={styles.problem}>
          {recording.sentence}
        </p>
        <Row>
          <Button onClick={again}>Try again</Button>
          {cancel}
        </Row>
      </div>
    );
  if (recording.step === "done")
    return (
      <div className={styles.recorder}>
        <div className={styles.screen}>
          <video src={recording.address} controls playsInline aria-label="Your recording" />
        </div>
        <Row wrap>
          <Button tone="fill" onClick={() => onFile(recording.file)}>
            Use this video
          </Button>
          <Button onClick={again}>Record again</Button>
          {cancel}
        </Row>
      </div>
    );
  const stream = recording.step === "asking" ? null : recording.stream;
  return (
    <div className={styles.recorder}>
      <div className={styles.screen}>
        {stream ? <Mirror stream={stream} /> : <span className={styles.none}>Waiting for your camera</span>}
      </div>
      <Row wrap>
        {recording.step === "recording" ? (
          <>
            <Button tone="fill" onClick={stop}>
              Stop recording
            </Button>
            <span className={styles.time}>
              <span className={styles.live} /> {sayRunningTime(recording.seconds)} of{" "}
              {sayRunningTime(videoLimits.minutes * 60)}
            </span>
          </>
        ) : (
          <Button tone="fill" disabled={!stream} onClick={() => stream && start(stream)}>
            Start recording
          </Button>
        )}
        {cancel}
      </Row>
    </div>
  );
}

/** What the camera sees, as in a mirror. */
function Mirror({ stream }: { stream: MediaStream }) {
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={screen}
      className={styles.mirrored}
      autoPlay
      muted
      playsInline
      aria-label="What your camera sees"
    />
  );
}

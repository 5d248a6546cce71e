import { useState } from "react";
import { Video as VideoIcon } from "lucide-react";
import type { StoredVideo } from "#contract/videos.ts";
import { isTimed, mistakeInCaptions, mostCaptions } from "#shared/videos/captions.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { whyRefused } from "#web/shared/writing/use-attachments.ts";
import { type VideoWays, look, videoHint, videoTypes } from "./send-video.ts";
import { canRecord } from "./use-recorder.ts";
import { VideoPlayer } from "./video-player.tsx";
import { VideoRecorder } from "./video-recorder.tsx";
import styles from "./videos.module.css";

interface VideoFieldProps {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  value: StoredVideo | null;
  captions: string;
  ways: VideoWays;
  /** Another one has no captions yet. */
  onVideo: (video: StoredVideo | null) => void;
  onCaptions: (captions: string) => void;
}

/** A video, chosen or recorded, with what is said in it. */
export function VideoField(props: VideoFieldProps) {
  const { label, optional, error, value, captions, ways, onVideo, onCaptions } = props;
  const remove = () => {
    // What could not be taken back now is forgotten after 30 days.
    if (value) void ways.discard?.(value.id).catch(() => undefined);
    onVideo(null);
  };
  if (!value) return <ChooseVideo {...{ label, optional, error, ways, onVideo }} />;
  return (
    <FieldGroup legend={label} optional={optional}>
      <div className={styles.choose}>
        <VideoPlayer video={{ ...value, captions: captions || null }} label={label} />
        <Button size="sm" onClick={remove}>
          Remove video
        </Button>
        <CaptionsField value={captions} onChange={onCaptions} />
      </div>
    </FieldGroup>
  );
}

function ChooseVideo({
  label,
  optional,
  error,
  ways,
  onVideo,
}: Pick<VideoFieldProps, "label" | "optional" | "error" | "ways" | "onVideo">) {
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [recording, setRecording] = useState(false);

  async function send(file: File) {
    const { name } = file;
    setRecording(false);
    setRefused(null);
    setSending({ name, progress: 0 });
    try {
      const seen = await look(file);
      if ("problem" in seen) return setRefused(seen.problem);
      const onProgress = (progress: number) => setSending({ name, progress });
      onVideo(await ways.send({ file, thumbnail: seen.thumbnail, onProgress }));
    } catch (failure) {
      setRefused(whyRefused(failure, name));
    } finally {
      setSending(null);
    }
  }
  if (recording)
    return (
      <FieldGroup legend={label} optional={optional}>
        <VideoRecorder onFile={(file) => void send(file)} onCancel={() => setRecording(false)} />
      </FieldGroup>
    );
  return (
    <div className={styles.choose}>
      <FileDrop
        label={label}
        optional={optional}
        hint={videoHint}
        accept={videoTypes}
        error={refused ?? error}
        files={sending ? [{ id: "sending", ...sending }] : []}
        onFiles={([file]) => file && void send(file)}
      />
      {!sending && canRecord() && (
        <Button icon={VideoIcon} onClick={() => setRecording(true)}>
          Record a video
        </Button>
      )}
    </div>
  );
}

/** Words are read beside the video; a .vtt file is shown in it. */
function CaptionsField({ value, onChange }: { value: string; onChange: (captions: string) => void }) {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    const text = file.size <= mostCaptions * 4 ? (await file.text()).replaceAll("\r\n", "\n").trim() : "";
    const mistake = isTimed(text) ? mistakeInCaptions(text) : "This isn’t a .vtt file.";
    setUnreadable(mistake);
    if (!mistake) onChange(text.slice(0, mostCaptions));
  }
  return (
    <>
      <Field
        label="Captions"
        optional
        error={unreadable ?? mistakeInCaptions(value)}
        hint="Type what you say, for people who can’t hear it, or add a .vtt file with times."
      >
        <TextArea
          rows={3}
          maxLength={mostCaptions}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className={styles.vtt}>
        <FileDrop label="Add a .vtt file" accept=".vtt,text/vtt" onFiles={([file]) => void take(file)} />
      </div>
    </>
  );
}

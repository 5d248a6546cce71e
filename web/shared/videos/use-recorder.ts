import { useEffect, useRef, useState } from "react";
import { videoLimits } from "#contract/videos.ts";

const kinds = [
  { type: "video/mp4;codecs=avc1.42E01E,mp4a.40.2", extension: "mp4" },
  { type: "video/webm;codecs=vp8,opus", extension: "webm" },
  { type: "video/webm", extension: "webm" },
];
/** So that three minutes stay well below the size that is taken. */
const bitsPerSecond = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 96_000 };
const longestMs = videoLimits.minutes * 60_000;

export function canRecord() {
  return (
    typeof MediaRecorder !== "undefined" && Boolean(navigator.mediaDevices?.getUserMedia) && Boolean(kind())
  );
}

function kind() {
  return kinds.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

export type Recording =
  | { step: "asking" }
  | { step: "refused"; sentence: string }
  | { step: "ready"; stream: MediaStream }
  | { step: "recording"; stream: MediaStream; seconds: number }
  | { step: "done"; file: File; address: string };

/** Camera and microphone, from the question for them to the file; both are off once this is no longer on the screen. */
export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ step: "asking" });
  const [round, setRound] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);

  useEffect(() => {
    const turnOff = openCamera(setRecording);
    return () => {
      recorder.current = null;
      turnOff();
    };
  }, [round]);

  // Frees the memory of a recording once it’s no longer shown.
  useEffect(() => {
    if (recording.step !== "done") return;
    const { address } = recording;
    return () => URL.revokeObjectURL(address);
  }, [recording]);

  function start(stream: MediaStream) {
    const made = record(stream, {
      onTick: (seconds) => setRecording((now) => (now.step === "recording" ? { ...now, seconds } : now)),
      onFile: (file) => {
        off(stream);
        if (recorder.current === made)
          setRecording({ step: "done", file, address: URL.createObjectURL(file) });
      },
    });
    recorder.current = made;
    setRecording({ step: "recording", stream, seconds: 0 });
  }
  return {
    recording,
    start,
    stop: () => recorder.current?.stop(),
    again: () => {
      setRecording({ step: "asking" });
      setRound(round + 1);
    },
  };
}

/** Asks for camera and microphone; answers how to turn them off, also before they are on. */
function openCamera(onAnswer: (answer: Recording) => void) {
  let gone = false;
  let stream: MediaStream | null = null;
  const wanted = { video: { width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true };
  navigator.mediaDevices.getUserMedia(wanted).then(
    (given) => {
      stream = given;
      if (gone) off(given);
      else onAnswer({ step: "ready", stream: given });
    },
    (error: unknown) => onAnswer({ step: "refused", sentence: whyNot(error) }),
  );
  return () => {
    gone = true;
    if (stream) off(stream);
  };
}

interface Heard {
  onTick: (seconds: number) => void;
  onFile: (file: File) => void;
}
/** Records until it is stopped, at the latest at the longest time. */
function record(stream: MediaStream, { onTick, onFile }: Heard) {
  const { type, extension } = kind()!;
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(stream, { mimeType: type, ...bitsPerSecond });
  const began = Date.now();
  const ticking = setInterval(() => {
    onTick(Math.floor((Date.now() - began) / 1000));
    if (Date.now() - began >= longestMs && recorder.state === "recording") recorder.stop();
  }, 250);
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    clearInterval(ticking);
    onFile(new File(parts, `recording.${extension}`, { type: type.split(";")[0] }));
  };
  recorder.start(1000);
  return recorder;
}

function off(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

function whyNot(error: unknown) {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError")
    return "Your browser is blocking the camera and microphone. Allow them for this site, or upload a video.";
  if (name === "NotFoundError")
    return "We couldn’t find a camera and microphone. Connect them, or upload a video.";
  return "The camera couldn’t be started. Close other programs that use it, or upload a video.";
}

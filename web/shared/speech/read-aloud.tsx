import { Pause, Play, Square, Volume2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { useReading } from "./use-reading.ts";

interface ReadAloudProps {
  /** What is read, asked for when it begins. */
  paragraphs: () => readonly string[];
  /** "icon" stands among other small buttons. */
  look: "icon" | "button";
}

/** Reads a text aloud, with pause and stop while it does. */
export function ReadAloud({ paragraphs, look }: ReadAloudProps) {
  const { state, start, pause, resume, stop } = useReading(paragraphs);
  if (look === "icon")
    return (
      <>
        {state === "idle" || state === "loading" ? (
          <IconButton
            size="sm"
            icon={Volume2}
            label="Read aloud"
            busy={state === "loading"}
            onClick={start}
          />
        ) : state === "playing" ? (
          <IconButton size="sm" icon={Pause} label="Pause reading" onClick={pause} />
        ) : (
          <IconButton size="sm" icon={Play} label="Go on reading" onClick={resume} />
        )}
        {state !== "idle" && <IconButton size="sm" icon={Square} label="Stop reading" onClick={stop} />}
      </>
    );
  return (
    <>
      {state === "idle" || state === "loading" ? (
        <Button size="lg" icon={Volume2} busy={state === "loading"} onClick={start}>
          Read aloud
        </Button>
      ) : state === "playing" ? (
        <Button size="lg" icon={Pause} onClick={pause}>
          Pause reading
        </Button>
      ) : (
        <Button size="lg" icon={Play} onClick={resume}>
          Go on reading
        </Button>
      )}
      {state !== "idle" && (
        <Button size="lg" icon={Square} onClick={stop}>
          Stop reading
        </Button>
      )}
    </>
  );
}

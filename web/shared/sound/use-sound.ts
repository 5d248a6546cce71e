import { useEffect, useRef, useState } from "react";
import { useStill } from "#ui/hooks/use-media-query.ts";
import { useCalled } from "./attention.ts";
import type { Music } from "./music.ts";
import { useSoundChoice } from "./sound-choice.ts";

/** Browsers let a page play sound only after one of these. */
const presses = ["pointerup", "keydown"] as const;

/** Plays while an app is open, from the first press on; never if less motion is wanted or something needs attention. */
export function useSound() {
  const [on] = useSoundChoice();
  const still = useStill();
  const wanted = on && !still;
  const called = useCalled(wanted);
  const music = useMusic(wanted);
  const plays = wanted && !called;
  useEffect(() => {
    if (!music) return;
    if (plays) music.play();
    else music.rest();
  }, [music, plays]);
  useEffect(() => () => music?.rest(), [music]);
}

/** Null until something was pressed; what makes the music is loaded then. */
function useMusic(wanted: boolean): Music | null {
  const [music, setMusic] = useState<Music | null>(null);
  const loading = useRef(false);
  useEffect(() => {
    if (!wanted) return;
    async function press() {
      music?.stir();
      if (music || loading.current || !("AudioContext" in window)) return;
      loading.current = true;
      const { theMusic } = await import("./music.ts");
      setMusic(theMusic());
    }
    const pressed = () => void press().catch(() => void (loading.current = false));
    for (const event of presses) document.addEventListener(event, pressed, { capture: true, passive: true });
    return () => {
      for (const event of presses) document.removeEventListener(event, pressed, { capture: true });
    };
  }, [wanted, music]);
  return music;
}

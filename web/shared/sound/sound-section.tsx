import { Switch } from "#ui/controls/choice/switch.tsx";
import { useStill } from "#ui/hooks/use-media-query.ts";
import { Section } from "#ui/layout/section.tsx";
import { useSoundChoice } from "./sound-choice.ts";

/** Music on this device. */
export function SoundSection() {
  const [on, setOn] = useSoundChoice();
  const still = useStill();
  return (
    <Section
      anchor="sound"
      title="Sound"
      description="Quiet background music that follows what you do. Remembered on this device."
      content="beside"
      line
    >
      <Switch
        label="Play music"
        hint={
          still
            ? "Your device asks for less motion, so no music plays."
            : "It pauses while a dialog is open, a video plays or something is read aloud."
        }
        checked={on}
        onChange={setOn}
      />
    </Section>
  );
}

import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";

interface PageToggleProps {
  pressed: boolean;
  icon: LucideIcon;
  /** What a press does, with the name of what it is done to. */
  label: string;
  /** The state in a word, where there is room for it: on a page of its own. */
  word?: string | undefined;
  busy: boolean;
  onClick: () => void;
}
/** Saves, follows or hides from a public page: an icon in a list, a button on a page of its own. */
export function PageToggle({ pressed, label, word, ...act }: PageToggleProps) {
  if (word === undefined) return <IconButton size="xs" label={label} pressed={pressed} {...act} />;
  return (
    <Button size="lg" aria-pressed={pressed} {...act}>
      {word}
    </Button>
  );
}

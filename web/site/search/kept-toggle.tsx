import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import type { LucideIcon } from "#ui/controls/icon.tsx";

interface KeptToggleProps {
  kept: boolean;
  icon: LucideIcon;
  /** What a press does, with the name of what it is done to. */
  label: string;
  /** The state in a word, where there is room for it: on a page of its own. */
  word?: string | undefined;
  busy: boolean;
  onClick: () => void;
}
/** Keeps something from a page anybody may read: a mark in a list, a button on its own page. */
export function KeptToggle({ kept, label, word, ...act }: KeptToggleProps) {
  if (word === undefined) return <IconButton size="xs" label={label} pressed={kept} {...act} />;
  return (
    <Button size="lg" aria-pressed={kept} {...act}>
      {word}
    </Button>
  );
}

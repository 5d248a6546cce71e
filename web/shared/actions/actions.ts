import { useEffect, useRef } from "react";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";

/** Something a person can do: the keyboard, the app search and the sheet of shortcuts all read this. */
export interface Action {
  id: string;
  /** A verb and its object: "Shortlist this person". */
  label: string;
  icon?: LucideIcon;
  /** As the keyboard listens for it: "j", "?", "mod+k". */
  shortcut?: string;
  /** Other words that should find it. */
  keywords?: string[];
  /** The person in the label; whoever types only the name looks for the person. */
  about?: string;
  /** Decides about someone or something: the app search offers it only to who asks for it by name, and never first. */
  decides?: boolean;
  /** Left out of everything where it is false. */
  allowed?: boolean;
  /** Found by typing only, so that the list of everything stays short. */
  typedOnly?: boolean;
  /** Known to the keyboard and the sheet only. */
  keyOnly?: boolean;
  perform: () => void;
}
export interface ActionGroup {
  label: string;
  actions: readonly Action[];
}

let groups: readonly { current: ActionGroup }[] = [];

/** Offers actions for as long as the component stands, on the keyboard and in the app search. */
export function useActions(label: string, actions: readonly Action[], { enabled = true } = {}) {
  const allowed = actions.filter((action) => action.allowed !== false);
  const latest = useRef<ActionGroup>({ label, actions: allowed });
  useEffect(() => {
    latest.current = { label, actions: allowed };
  });
  useEffect(() => {
    if (!enabled) return;
    groups = [...groups, latest];
    return () => {
      groups = groups.filter((group) => group !== latest);
    };
  }, [enabled]);
  useHotkeys(
    Object.fromEntries(
      allowed.flatMap(({ shortcut, decides, perform }) =>
        shortcut ? [[shortcut, decides ? onFirstPress(perform) : perform]] : [],
      ),
    ),
    { enabled },
  );
}

/** A key held down repeats itself, and the next decision would be about a row nobody has looked at. */
function onFirstPress(perform: () => void) {
  return ({ repeat }: KeyboardEvent) => {
    if (!repeat) perform();
  };
}

/** What every screen of an app offers stands below what the open one does. */
const everywhere = ["Notifications", "Go to", "App"];

/** What can be done now, the screen's own first. */
export function currentActions(): ActionGroup[] {
  const rank = ({ label }: ActionGroup) => everywhere.indexOf(label);
  return groups.map((group) => group.current).toSorted((a, b) => rank(a) - rank(b));
}

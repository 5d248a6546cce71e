import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";

interface UndoRedoProps {
  undo: (() => unknown) | null;
  redo: (() => unknown) | null;
}
/** Steps back and forward, by the usual keys too; after the last one the focus goes to the other button, as the pressed one is disabled. */
export function UndoRedo({ undo, redo }: UndoRedoProps) {
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"undo" | "redo" | null>(null);
  useEffect(() => {
    if (pressed.current === "undo" && !undo) forward.current?.focus();
    if (pressed.current === "redo" && !redo) back.current?.focus();
    pressed.current = null;
  });
  const press = (which: "undo" | "redo", act: UndoRedoProps["undo"]) => () => {
    pressed.current = which;
    act?.();
  };
  const keys = { "mod+z": undo, "mod+shift+z": redo, "mod+y": redo };
  const acts = Object.entries(keys).map(([shortcut, act]) => [shortcut, act ? () => void act() : undefined]);
  useHotkeys(Object.fromEntries(acts), { outsideFields: true });
  return (
    <>
      <IconButton ref={back} icon={Undo2} label="Undo" disabled={!undo} onClick={press("undo", undo)} />
      <IconButton ref={forward} icon={Redo2} label="Redo" disabled={!redo} onClick={press("redo", redo)} />
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import type { JobDraft } from "../job-draft.ts";

interface Filled {
  draft: JobDraft;
  set: (part: Partial<JobDraft>) => void;
}
export interface Filling {
  /** Changes when texts were put in that nobody typed. */
  revision: number;
  /** Puts values into the form. */
  fill: (part: Partial<JobDraft>) => void;
  /** Puts values into the form that the person accepted, says so and offers to take it back. */
  accept: (part: Partial<JobDraft>, told: string) => void;
}

/** Fills fields of the editor with what was read or proposed. */
export function useFilling(editor: Filled): Filling {
  const [revision, setRevision] = useState(0);
  const latest = useRef(editor);
  useEffect(() => void (latest.current = editor));
  function fill(part: Partial<JobDraft>) {
    latest.current.set(part);
    setRevision((last) => last + 1);
  }
  function accept(part: Partial<JobDraft>, told: string) {
    const { draft } = latest.current;
    const names = Object.keys(part) as (keyof JobDraft)[];
    const before = Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<JobDraft>;
    fill(part);
    showToast({ text: told, tone: "success", key: "filled", undo: () => fill(before) });
  }
  return { revision, fill, accept };
}

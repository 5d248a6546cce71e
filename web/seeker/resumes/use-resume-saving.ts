import { useEffect, useRef, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Resume } from "#contract/resumes.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { pick } from "#web/shared/editor/changes.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import type { useDraft } from "#web/shared/editor/use-draft.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { isOvertaken } from "./is-overtaken.ts";
import { tailored } from "./use-tailoring.ts";
import { type ResumeParts, flatten, unflatten } from "./resume-parts.ts";

const quietMs = 700;
type Draft = ReturnType<typeof useDraft<Resume | null, ResumeParts>>;

/** Sends the parts of a resume that were changed, with what stood there before. */
export function useResumeSaving(
  { id }: Resume,
  { known, conflicts, settleParts }: Pick<Draft, "known" | "conflicts" | "settleParts">,
) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** What the server has as of its last answer. */
  const seen = useRef(known);
  useEffect(() => {
    seen.current = known;
  }, [known]);
  const saving = useAutosave<Partial<ResumeParts>, undefined, void>({
    quietMs,
    mayPass,
    held: conflicts.length > 0,
    send: async (parts) => {
      try {
        if (Object.keys(parts).length === 0) return;
        const names = Object.keys(parts) as (keyof ResumeParts)[];
        const body = { id, ...unflatten(parts), seen: unflatten(pick(seen.current, names)) };
        const saved = await api.resumes.update({ body });
        const now = flatten(saved);
        settleParts(parts, now);
        // A save that waited for this one starts before the next rendering.
        seen.current = { ...seen.current, ...pick(now, names) };
        await put(cache, saved);
        setProblem(null);
      } catch (error) {
        if (isOvertaken(error)) await put(cache, await api.resumes.get({ query: { id } }));
        setProblem(sentenceOf(error));
        throw error;
      }
    },
  });
  return { ...saving, problem };
}

/** Versions of this one follow it: they are read again, as is what is proposed for it. */
async function put(cache: QueryClient, saved: Resume) {
  await cache.cancelQueries(myResumes);
  const followed = cache.getQueryData(myResumes.queryKey)?.some(({ baseId }) => baseId === saved.id);
  cache.setQueryData(myResumes.queryKey, (all) => all?.map((each) => (each.id === saved.id ? saved : each)));
  if (followed) void cache.invalidateQueries(myResumes);
  for (const queryKey of tailored) void cache.invalidateQueries({ queryKey });
}

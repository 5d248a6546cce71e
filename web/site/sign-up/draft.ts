import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { SignupDraft, SignupProfile } from "#contract/candidate-shapes.ts";
import { api } from "#web/api/client.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { carried } from "#web/shared/session/return-url.ts";
import { type Step, isStep } from "./steps.ts";

export type Changes = Partial<SignupDraft>;
const quietMs = 1200;

/** What was entered so far, as the server keeps it. */
const signupDraft = (id: string) =>
  queryOptions({
    queryKey: ["sign-up", id],
    queryFn: () => api.candidates.signupProfile({ params: { id } }),
    retry: false,
    staleTime: Infinity,
  });

/** The onboarding of the address, or the one that was begun here meanwhile. */
function useStoredDraft(search: URLSearchParams) {
  const cache = useQueryClient();
  const inAddress = search.get("draft") ?? search.get("profile");
  const begun = useRef<string | null>(null);
  const stored = useQuery({ ...signupDraft(inAddress ?? ""), enabled: inAddress !== null });
  function take(kept: SignupProfile) {
    begun.current = kept.signupProfileId;
    cache.setQueryData(signupDraft(kept.signupProfileId).queryKey, kept);
    return kept;
  }
  return { inAddress, id: () => inAddress ?? begun.current, take, stored };
}

/** The onboarding that this address opens: what is typed is kept by the server after a moment of quiet. */
export function useDraft() {
  const [search, setSearch] = useSearchParams();
  const { inAddress, id, take, stored } = useStoredDraft(search);

  const { changes, change, save } = useAutosave({
    quietMs,
    send: async (sent: Changes, step?: Step) => {
      const signupProfileId = id() ?? undefined;
      const body = { ...sent, ...(step && { step }), ...(signupProfileId && { signupProfileId }) };
      return take(await api.candidates.saveSignupProfile({ body }));
    },
    onQuietSave: () => rememberAddress(),
  });
  /** Fetches what the server knows; with an id, goes on with what another call began. */
  async function reload(known = id()) {
    if (known) take(await api.candidates.signupProfile({ params: { id: known } }));
  }
  function show(step: Step) {
    const draft = id();
    setSearch({ ...carried(search), ...(draft && { draft }), step });
    window.scrollTo({ top: 0 });
  }

  function rememberAddress() {
    const draft = id();
    if (inAddress !== null || !draft) return;
    const query = { ...carried(search), draft, step: asked ?? "resume" };
    setSearch(query, { replace: true, preventScrollReset: true });
  }

  const asked = [search.get("step"), stored.data?.step].find(isStep);
  return {
    id,
    gone: stored.isError,
    ready: inAddress === null || stored.isSuccess || stored.isError,
    step: asked ?? "resume",
    values: withChanges(stored.data, changes),
    change,
    keep: save,
    reload,
    show,
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** What is kept and what was typed since; a salary that was typed is no suggestion. */
function withChanges(kept: SignupProfile | undefined, changes: Changes): Partial<SignupProfile> {
  return { ...kept, ...changes, ...(changes.salary !== undefined && { salaryChosen: true }) };
}

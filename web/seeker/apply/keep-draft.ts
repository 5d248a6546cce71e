import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#web/api/client.ts";
import { type DraftPlace, forgetIfSame, keepOnDevice } from "#web/api/device-drafts.ts";
import { draftSaver } from "../shared/draft-saver.ts";
import { type Draft, draftFor } from "./application-data.ts";

const draftEveryMs = 800;

/** Keeps what is typed: at once on this device, and a moment after the last key on the server, for others. */
export function useKeepDraft(place: DraftPlace, jobId: string) {
  const cache = useQueryClient();
  const [keeper] = useState(() =>
    draftSaver(
      (draft: Draft) =>
        void api.applications
          .saveDraft({ params: { id: jobId }, body: { data: { ...draft } } })
          .then(() => forgetIfSame(place, draft))
          .catch(() => {}),
      draftEveryMs,
    ),
  );
  useEffect(() => () => keeper.leave(), [keeper]);
  return {
    keep(draft: Draft) {
      cache.setQueryData(draftFor(jobId).queryKey, { ...draft });
      keepOnDevice(place, draft);
      keeper.typed(draft);
    },
    done() {
      keeper.done();
      keepOnDevice(place, null);
    },
  };
}

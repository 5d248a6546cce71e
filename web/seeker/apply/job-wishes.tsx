import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { PaySlider } from "#web/shared/profile/pay-slider.tsx";
import { PlacesField } from "#web/shared/profile/place-field.tsx";
import { useMe } from "#web/shared/session/session.ts";
import styles from "./apply.module.css";

const wishesFor = (candidateId: string, jobId: string) =>
  queryOptions({
    queryKey: ["job-wishes", candidateId, jobId],
    queryFn: () => api.matching.preferencesForJob({ params: { candidateId, jobId } }),
  });
interface Wishes {
  locations?: string[] | null;
  remote?: boolean | null;
  salary?: number | null;
}
const asUsual: Wishes = { locations: null, remote: null, salary: null };

/** What the person would take for this one job; everything else stays as in their preferences. */
export function JobWishes({ jobId }: { jobId: string }) {
  const { candidate } = useMe();
  const { data } = useQuery({ ...wishesFor(candidate?.id ?? "", jobId), enabled: candidate !== null });
  const [open, setOpen] = useState(false);
  const [changes, setChanges] = useState<Wishes>({});
  const save = useSaveWishes(candidate?.id ?? "", jobId, () => setOpen(false));
  if (!data) return null;
  const { preferences, own } = data;
  const differs = Object.keys(own).length > 0;
  const wanted = { ...preferences, ...changes };
  return (
    <p className={styles.wishes}>
      {differs ? "You’re using different preferences for this job." : "Your usual preferences apply."}
      <Dialog
        size="sm"
        title="For this job"
        description="They only affect your fit for this job. Your usual preferences stay the same."
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setChanges({});
        }}
        trigger={
          <Button tone="bare" size="sm" icon={SlidersHorizontal}>
            Change for this job
          </Button>
        }
        footer={
          <>
            <Button tone="fill" busy={save.isPending} onClick={() => save.mutate(changes)}>
              Save for this job
            </Button>
            {differs && (
              <Button tone="bare" onClick={() => save.mutate(asUsual)}>
                Same as usual
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <PaySlider
            value={wanted.salary}
            currency={preferences.salaryCurrency}
            onChange={(salary) => setChanges({ ...changes, salary })}
          />
          <PlacesField
            label="Locations"
            value={wanted.locations ?? []}
            onChange={(locations, remote) => setChanges({ ...changes, locations, ...(remote && { remote }) })}
          />
        </Stack>
      </Dialog>
    </p>
  );
}

function useSaveWishes(candidateId: string, jobId: string, onSaved: () => void) {
  return useChange({
    call: (body: Wishes) => api.matching.setPreferencesForJob({ params: { candidateId, jobId }, body }),
    done: (saved, _, cache) => {
      cache.setQueryData(wishesFor(candidateId, jobId).queryKey, saved);
      onSaved();
    },
    success: (_, said) =>
      said === asUsual ? "Using your usual preferences for this job" : "Saved for this job",
    toastKey: "job-wishes",
    stale: [["matches"]],
  });
}

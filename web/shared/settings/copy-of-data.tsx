import { queryOptions, useQuery } from "@tanstack/react-query";
import { Download, PackageOpen } from "lucide-react";
import type { DataCopy } from "#contract/privacy.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { fileSize } from "#shared/numbers/compact.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import styles from "./own-data-section.module.css";

const againMs = 1000;
const dataCopy = queryOptions({
  queryKey: ["data-copy"],
  queryFn: () => api.privacy.copy(),
  refetchInterval: ({ state }) => (state.data?.copy?.state === "making" ? againMs : false),
});
function day(at: string, timeZone: string) {
  return dateWords(at, { dateStyle: "long", timeZone });
}

/** A copy of everything of one's own: asked for, made while the screen may be left, and downloaded. */
export function CopyOfData() {
  const { data } = useQuery(dataCopy);
  const { timeZone } = useMe();
  const start = useChange({
    call: () => api.privacy.startCopy(),
    done: (answer, _, cache) => cache.setQueryData(dataCopy.queryKey, answer),
    toastKey: "data-copy",
  });
  const copy = data?.copy ?? null;
  return (
    <Stack gap={3}>
      {copy?.state === "making" && (
        <Progress label="Preparing your data" value={copy.done} max={copy.total} note={shareOf(copy)} />
      )}
      {copy?.state === "failed" && (
        <Callout tone="warn">We couldn’t prepare your data. Nothing is lost, please try again.</Callout>
      )}
      {copy?.state === "ready" && (
        <div>
          <ButtonLink icon={Download} href="/api/users/my-data/file" download>
            Download my data
          </ButtonLink>
          <p className={styles.hint}>
            {fileSize(copy.bytes ?? 0)}, ready until {copy.until && day(copy.until, timeZone)}.
          </p>
        </div>
      )}
      {copy?.state !== "making" && (
        <div>
          <Button icon={PackageOpen} busy={start.isPending} onClick={() => start.mutate()}>
            {copy?.state === "ready" ? "Prepare a new copy" : "Prepare my data"}
          </Button>
          <p className={styles.hint}>
            One ZIP file with everything you’ve written, your resumes as JSON Resume, and every file you’ve
            uploaded. It takes less than a minute, and you can download it for 7 days.
          </p>
        </div>
      )}
    </Stack>
  );
}

function shareOf({ done, total }: DataCopy) {
  return `${Math.floor((100 * done) / total)}%`;
}

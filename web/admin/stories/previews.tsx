import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { ToldOnce } from "#web/shared/told-once.tsx";
import { storyPreviews } from "./stories.ts";
import styles from "./stories.module.css";

/** Links that show the story as it is saved, to be given to people without an account. */
export function Previews({ storyId }: { storyId: string }) {
  const { data: previews = [] } = useQuery(storyPreviews(storyId));
  const [address, setAddress] = useState<string | null>(null);
  const making = useChange({
    call: () => api.content.createPreview({ params: { id: storyId } }),
    done: ({ url }) => setAddress(url),
    stale: [storyPreviews(storyId)],
    once: () => "preview",
  });
  const revoking = useChange({
    call: (previewId: string) => api.content.revokePreview({ params: { id: storyId, previewId } }),
    done: () => setAddress(null),
    success: "Preview link revoked",
    stale: [storyPreviews(storyId)],
  });
  return (
    <Section title="Preview links" level={3} line>
      <Stack gap={4}>
        {address && (
          <ToldOnce
            label="Preview link"
            secret={address}
            hint="Copy this link now. It won’t be shown again."
          />
        )}
        {previews.length > 0 && (
          <ul className={styles.previews}>
            {previews.map(({ id, createdAt }) => (
              <li key={id}>
                <span>
                  Created <TimeAgo at={createdAt} />
                </span>
                <Button size="sm" onClick={() => revoking.mutate(id)}>
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button busy={making.isPending} onClick={() => making.mutate()}>
            Create preview link
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

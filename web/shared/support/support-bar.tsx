import { useRouteLoaderData } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./support-bar.module.css";
import type { SupportView } from "./support-view.ts";

/** On every page while an administrator looks as someone else: as whom, until when, and how it ends. */
export function SupportBar() {
  const root = useRouteLoaderData("root") as { supportView?: SupportView | null } | undefined;
  return root?.supportView ? <Bar view={root.supportView} /> : null;
}

function Bar({ view: { name, until } }: { view: SupportView }) {
  const end = useChange({
    call: () => api.support.stopLooking(),
    done: () => location.assign("/admin/people"),
  });
  const time = new Date(until).toLocaleTimeString(undefined, { timeStyle: "short" });
  return (
    <aside className={styles.bar} aria-label="Support view">
      <p className={styles.words}>
        You see what <b>{name}</b> sees, and can’t change anything.{" "}
        <span suppressHydrationWarning>Ends at {time}.</span>
      </p>
      <Button size="sm" busy={end.isPending} onClick={() => end.mutate()}>
        End
      </Button>
    </aside>
  );
}

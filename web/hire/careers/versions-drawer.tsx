import { useQuery } from "@tanstack/react-query";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import type { PageDocument } from "#shared/blocks/blocks.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { pageVersions } from "./careers-queries.ts";
import styles from "./careers-editor.module.css";

interface VersionsProps {
  companyId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Puts another page into the draft. */
  onRestore: (document: PageDocument) => void;
}

/** What was published, to be put back into the draft; everyone sees it once the draft is published again. */
export function VersionsDrawer({ companyId, open, onOpenChange, onRestore }: VersionsProps) {
  function restore(document: PageDocument, what: string) {
    onRestore(document);
    onOpenChange(false);
    showToast({ text: `${what} is in your draft. Publish it to show it to everyone.`, key: "restored" });
  }
  const read = useChange({
    call: (number: number) => api.careers.pageVersion({ params: { id: companyId, number: String(number) } }),
    done: ({ document, number }) => restore(document, `Version ${number}`),
  });
  const versions = useQuery({ ...pageVersions(companyId), enabled: open });
  return (
    <Drawer
      title="Versions"
      description="Every page you published. Restoring one replaces your draft; Undo brings the draft back."
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button onClick={() => restore(pageFromProfile, "The page from your profile")}>
          Start again from the profile
        </Button>
      }
    >
      <Loaded of={versions} rows={4} loading="Loading versions" failed="Couldn’t load versions">
        {(found) =>
          found.length === 0 ? (
            <EmptyState size="sm" title="Nothing published yet">
              Publish your page, and every version stays here.
            </EmptyState>
          ) : (
            <ul className={styles.versions}>
              {found.map(({ number, publishedAt, publishedBy }, at) => (
                <li key={number}>
                  <Row gap={3} className={styles.version}>
                    <span>
                      <b>Version {number}</b>
                      {at === 0 && " (live)"}
                      <br />
                      {publishedBy ?? "Someone who left"}, <TimeAgo at={publishedAt} />
                    </span>
                    <Button
                      size="sm"
                      aria-label={`Restore version ${number}`}
                      onClick={() => read.mutate(number)}
                    >
                      Restore
                    </Button>
                  </Row>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Drawer>
  );
}

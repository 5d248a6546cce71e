import { useQuery } from "@tanstack/react-query";
import { Merge } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { duplicatesOn, duplicatesPath, keyOf, pageAddress, pageSize } from "./duplicates.ts";
import { MergedPeople } from "./merged-people.tsx";
import { PairCard } from "./pair-card.tsx";
import { useDuplicates } from "./use-duplicates.ts";
import styles from "./duplicates.module.css";

export const handle: ScreenRights = { changes: "sourcing", showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Duplicates", path: duplicatesPath, hidden: true });

/** Records that may be of one person, to merge or to keep apart. */
export default function DuplicatesPage() {
  const [params] = useSearchParams();
  const pageIn = (name: string) => Math.max(1, Math.trunc(Number(params.get(name))) || 1);
  const at = { page: pageIn("page"), merged: pageIn("merged") };
  const found = useQuery(duplicatesOn(at));
  const actions = useDuplicates();
  const may = useCan()("sourcing");
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Duplicates">
        <Loaded of={found} rows={4} loading="Loading duplicates" failed="Couldn’t load duplicates">
          {({ pairs, total, merges, mergesTotal }) => (
            <div className={styles.page}>
              {pairs.length === 0 && (
                <EmptyState icon={Merge} title="No duplicates">
                  People with the same email, phone or LinkedIn address, or the same name and employer, are
                  shown here.
                </EmptyState>
              )}
              {pairs.map((pair) => (
                <PairCard
                  key={keyOf(pair)}
                  pair={pair}
                  may={may}
                  onMerge={(take) => void actions.merge(pair, take)}
                  onApart={() => void actions.keepApart(pair)}
                />
              ))}
              <Paging
                {...pagesOf(at.page, total)}
                hrefFor={(page) => pageAddress({ ...at, page })}
                label="Pages of duplicates"
              />
              {merges.length > 0 && (
                <section className={styles.merged}>
                  <h2 className={styles.title}>Merged lately</h2>
                  <MergedPeople merges={merges} may={may} onUndo={(merge) => void actions.undo(merge)} />
                  <Paging
                    {...pagesOf(at.merged, mergesTotal)}
                    hrefFor={(merged) => pageAddress({ ...at, merged })}
                    label="Pages of merged people"
                  />
                </section>
              )}
            </div>
          )}
        </Loaded>
      </PaneBody>
    </div>
  );
}

/** The server answers with the last page for one beyond it. */
function pagesOf(page: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, pages), pages };
}

function Header() {
  return (
    <PageHeader
      title="Duplicates"
      description="Leads and applicants of your company who may be one person. A merge can be undone for 30 days."
      actions={<ButtonLink href="/hire/leads">Back to leads</ButtonLink>}
    />
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { fieldsOf } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { downloadAddress, entriesOf, filtersIn, path } from "./audit-log.ts";
import { Entries } from "./entries.tsx";

export const meta = siteMeta({ title: "Audit log", path, hidden: true });

/** Who changed, took along or viewed whose data, with before and after, and who signed in or tried to. */
export default function AuditLogPage() {
  const [search] = useSearchParams();
  const filters = filtersIn(search);
  const log = useInfiniteQuery(entriesOf(filters));
  const wrong = fieldsOf(log.error);
  const vague = Object.keys(wrong).length > 0;
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Changes, sign-ins and sign-outs, failed sign-ins, exports, imports, and views of confidential data"
        actions={
          !log.error && (
            <ButtonLink href={downloadAddress(filters)} icon={Download} download>
              Download CSV
            </ButtonLink>
          )
        }
      >
        <AuditFilters wrong={wrong} />
      </PageHeader>
      <PaneBody>
        <Loaded
          of={log}
          rows={8}
          loading="Loading audit log"
          failed={vague ? "Too many match" : "Couldn’t load the audit log"}
        >
          {({ pages }) => (
            <Entries
              entries={pages.flatMap((page) => page.entries)}
              narrowed={Object.keys(filters).length > 0}
            />
          )}
        </Loaded>
        <ShowMore more={log.hasNextPage} busy={log.isFetchingNextPage} onMore={log.fetchNextPage} />
      </PaneBody>
    </>
  );
}

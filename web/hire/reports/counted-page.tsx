import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { whereaboutsOf } from "#web/hire/shared/applicants/whereabouts.ts";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { titleOf } from "./number-words.ts";
import {
  addressOf,
  addressOfNumber,
  countedOf,
  numberOf,
  pagesOf,
  reportOf,
  reportsPath,
  viewOf,
} from "./reports.ts";
import styles from "./reports.module.css";

export const meta = siteMeta({ title: "Reports", path: reportsPath, hidden: true });

/** The applications that a number of the report counts. */
export default function CountedPage() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const number = numberOf(search);
  const page = Math.max(1, Number(search.get("page")) || 1);
  const asked = useQuery(countedOf(view, number, page));
  const total = asked.data?.total;
  const title = titleOf(number, useQuery(reportOf(view)).data?.report);
  return (
    <div className={columns.screen}>
      <PageHeader
        back={{ href: addressOf(view), label: "Reports" }}
        title={title}
        description={total === undefined ? undefined : counted(total, "application")}
      />
      <PaneBody space="md" label={title}>
        <Loaded of={asked} rows={8} loading="Loading applications" failed="Couldn’t load the applications">
          {({ applications, total: all }) =>
            applications.length === 0 ? (
              <EmptyState size="sm" title="No one here anymore">
                Something changed since the report was made.
              </EmptyState>
            ) : (
              <Stack gap={4} className={styles.page}>
                <List label="Applications" divided flush>
                  {applications.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </List>
                <Paging
                  page={page}
                  pages={pagesOf(all)}
                  hrefFor={(nth) => `${addressOfNumber(view, number)}&page=${nth}`}
                />
              </Stack>
            )
          }
        </Loaded>
      </PaneBody>
    </div>
  );
}

function Row({ row }: { row: ApplicationRow }) {
  const { candidate, job } = row;
  return (
    <ListRow
      href={whereaboutsOf(row)}
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<TimeAgo at={row.appliedAt} look="short" />}
      text={job.jobTitle}
      textEnd={row.shownAs.charAt(0).toUpperCase() + row.shownAs.slice(1)}
      foot={row.source}
    />
  );
}

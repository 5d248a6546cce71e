import { useMayMessage } from "#web/hire/shared/team/messages-note.tsx";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import people from "#web/hire/shared/people/people.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { JobPartHeader } from "../job-part-header.tsx";
import { ContactedList } from "./contacted-list.tsx";
import { NewOutreach } from "./new-outreach.tsx";
import { outreachOf } from "./outreach.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Outreach", path: "/hire/jobs", hidden: true });

/** Whom the team wrote to about a job, and writing to more. */
export default function OutreachPage() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const { data: job } = useQuery(jobById(id));
  const found = useInfiniteQuery(outreachOf(id));
  const path = `/hire/jobs/${id}/outreach`;
  const isLive = job?.status === "live";
  const { may, note } = useMayMessage();
  const writing = params.has("new") && isLive && may;
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Outreach">
        <div className={people.column}>
          {writing ? (
            <NewOutreach jobId={id} path={path} />
          ) : (
            <Stack gap={4}>
              {job && !isLive && (
                <p className={people.quiet}>
                  {job.status === "draft" ? "Publish" : "Reopen"} the job first, then you can write to people.
                </p>
              )}
              {note}
              {isLive && may && (
                <div>
                  <Needs permission="sourcing">
                    <ButtonLink tone="fill" icon={Send} href={`${path}?new=1`}>
                      Write to people
                    </ButtonLink>
                  </Needs>
                </div>
              )}
              <Loaded of={found} rows={6} loading="Loading outreach" failed="Couldn’t load outreach">
                {({ pages }) =>
                  pages[0]!.total === 0 ? (
                    <EmptyState icon={Send} title="No one has been written to yet">
                      Write to leads and people from the talent pool at once. Follow-ups stop when they
                      answer.
                    </EmptyState>
                  ) : (
                    <>
                      <p className={people.quiet}>
                        Outreach to {counted(pages[0]!.total, "person", "people")}
                      </p>
                      <ContactedList contacted={pages.flatMap((page) => page.people)} jobId={id} />
                      <ShowMore
                        more={found.hasNextPage}
                        busy={found.isFetchingNextPage}
                        onMore={found.fetchNextPage}
                      />
                    </>
                  )
                }
              </Loaded>
            </Stack>
          )}
        </div>
      </PaneBody>
    </div>
  );
}

function Header() {
  return <JobPartHeader current="outreach" title="Outreach" />;
}

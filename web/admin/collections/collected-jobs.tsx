import { X } from "lucide-react";
import type { Collection } from "#contract/collections.ts";
import { Combobox, type FindOptions } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useCollectedJobs, useFilling } from "./collections.ts";
import styles from "./collections.module.css";

const findJobs: FindOptions = async (query) => {
  const { hits } = await api.search.search({
    params: { index: "jobs" },
    body: { query, typing: true, resultsPerPage: 10 },
  });
  return hits.flatMap(({ job }) =>
    job ? [{ value: job.id, label: job.jobTitle, hint: job.company.companyName }] : [],
  );
};

/** The jobs of a collection: found and put in, or taken out again. */
export function CollectedJobs({ collection: { id, jobs: open, notOpen } }: { collection: Collection }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, ...found } = useCollectedJobs(id);
  const filling = useFilling(id);
  function takeOut(jobId: string, title: string) {
    filling.mutate({ jobId, belongs: false });
    showToast({
      text: `${title} removed`,
      key: `out-${jobId}`,
      undo: () => filling.mutate({ jobId, belongs: true }),
    });
  }
  return (
    <>
      <div className={styles.find}>
        <Field label="Add a job">
          <Combobox
            placeholder="Title or company"
            options={findJobs}
            value={null}
            onChange={(option) => option && filling.mutate({ jobId: option.value, belongs: true })}
          />
        </Field>
      </div>
      <Loaded of={found} rows={4} size="sm" loading="Loading jobs" failed="Couldn’t load jobs">
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState size="sm" title="No jobs yet">
              Search above to add one.
            </EmptyState>
          ) : (
            <div className={styles.jobs}>
              <p role="status">
                {counted(open, "open job")}
                {notOpen ? `, ${notOpen.toLocaleString("en-US")} not open` : ""}
              </p>
              <List label="Jobs in this collection" divided>
                {jobs.map(({ id: jobId, jobTitle, companyName, companyLogo, open: isOpen, byCompany }) => (
                  <ListRow
                    key={jobId}
                    href={`/jobs/${jobId}`}
                    leading={<CompanyMark name={companyName} src={companyLogo} />}
                    title={jobTitle}
                    end={!isOpen && <Badge>Not open</Badge>}
                    text={companyName}
                    textEnd={
                      byCompany ? (
                        "By its company"
                      ) : (
                        <span className={styles.out}>
                          <IconButton
                            icon={X}
                            size="xs"
                            label={`Remove ${jobTitle}`}
                            onClick={() => takeOut(jobId, jobTitle)}
                          />
                        </span>
                      )
                    }
                  />
                ))}
              </List>
              <ShowMore more={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

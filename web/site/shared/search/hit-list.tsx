import { SearchX } from "lucide-react";
import {
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
  type SearchStep,
  searchPageSize,
} from "#contract/search.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import type { Way } from "#contract/application-sources.ts";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { placeText } from "#shared/places/place-text.ts";
import { fundingText, payText } from "#web/shared/jobs/job-words.ts";
import { type AskedInAddress, addressOf, asksAnything } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { FollowCompany } from "./follow-company.tsx";
import { MarkedJobs, useJobMark } from "./job-mark-of.tsx";
import { jobIdsOf } from "#web/shared/jobs/job-marks.ts";
import { SaveJob } from "./save-job.tsx";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import { Marked } from "#web/shared/search/marked.tsx";
import { stepWords } from "#web/shared/search/step-words.ts";
import styles from "./search.module.css";

/** The results of one page, those of wider searches below them under their names; opening one tells where it stood. */
export function HitList({ data, path }: { data: SearchData; path: string }) {
  const { asked, answer } = data;
  if (answer.hits.length === 0) return <NothingFound asked={asked} path={path} />;
  const groups = groupsOf(answer);
  return (
    <MarkedJobs ids={jobIdsOf(answer.hits)}>
      {groups.map(({ step, from, hits }) => (
        <section key={from} className={styles.group}>
          {step && (
            <h2>
              {stepWords(step, data)}
              <small>{counted(step.total, "job")}</small>
            </h2>
          )}
          <Hits data={data} hits={hits} from={from} label={step ? stepWords(step, data) : "Results"} />
        </section>
      ))}
    </MarkedJobs>
  );
}

interface HitGroup {
  step: SearchStep | null;
  /** Where its first hit stands among all. */
  from: number;
  hits: SearchHit[];
}

function groupsOf({ hits, matching, steps }: SearchAnswer): HitGroup[] {
  let from = matching;
  const own: HitGroup = { step: null, from: 0, hits: hits.slice(0, matching) };
  const wider = steps.map((step): HitGroup => {
    const group = { step, from, hits: hits.slice(from, from + step.shown) };
    from += step.shown;
    return group;
  });
  return [own, ...wider].filter((group) => group.hits.length > 0);
}

interface HitsProps {
  data: SearchData;
  hits: SearchHit[];
  from: number;
  label: string;
}

function Hits({ data: { index, asked, answer }, hits, from, label }: HitsProps) {
  const first = (answer.page - 1) * searchPageSize + 1 + from;
  return (
    <div
      onClickCapture={(event) => {
        const row = (event.target as Element).closest("a") && (event.target as Element).closest("li");
        const at = row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1;
        const hit = hits[at];
        if (hit) tell(answer.searchId, hit.id, first + at);
      }}
    >
      <List label={label} divided>
        {hits.map((hit) => (
          <Row key={hit.id} index={index} hit={hit} from={asked.terms.query ? "search" : "market"} />
        ))}
      </List>
    </div>
  );
}

/** The one way on: the words without the filters, or everything there is. */
function NothingFound({ asked, path }: { asked: AskedInAddress; path: string }) {
  const { query, sort } = asked.terms;
  const filtered = asksAnything({ ...asked, terms: { ...asked.terms, query: "", sort: undefined }, page: 1 });
  const wider = { query: filtered ? query : "", filters: {}, ranges: {}, place: null, sort };
  return (
    <EmptyState
      icon={SearchX}
      title={query ? `Nothing found for “${query}”` : "Nothing found"}
      action={
        <ButtonLink href={addressOf(path, { terms: wider })}>
          {filtered ? "Clear the filters" : "Clear the search"}
        </ButtonLink>
      }
    >
      {filtered ? "Your filters may be too narrow." : "Check the spelling, or use fewer words."}
    </EmptyState>
  );
}

function Row({ index, hit, from }: { index: SearchIndex; hit: SearchHit; from: Way }) {
  if (index === "jobs") return <JobRow hit={hit} from={from} />;
  return index === "companies" ? <CompanyRow hit={hit} /> : <CollectionRow hit={hit} />;
}

/** Sent as the page is left, so nobody waits for it. */
function tell(searchId: string, hitId: string, position: number) {
  void api.search
    .tellResult({
      query: { type: "searchResult" },
      body: { searchId, hitId, position },
    })
    .catch(() => {});
}

function JobRow({ hit, from }: { hit: SearchHit; from: Way }) {
  const { job, highlights, duplicates, alsoIn } = hit;
  const marks = useJobMark(job?.id);
  if (!job) return null;
  const others = alsoIn.filter((place) => !job.locations.includes(place));
  return (
    <ListRow
      href={jobAddress(job.id, from)}
      leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
      title={<Marked text={job.jobTitle} parts={highlights.jobTitle?.[0]} />}
      end={
        <>
          {payText(job)} <SaveJob job={job} />
        </>
      }
      text={
        <>
          <Marked text={job.company.companyName} parts={highlights.jobCompany?.[0]} />,{" "}
          {placeText(job, duplicates > 0 ? others.length : 0)}
        </>
      }
      textEnd={<TimeAgo at={job.publishedAt ?? job.createdAt} look="list" />}
      foot={
        <>
          {marks}
          {job.confirmedAt && (
            <span className={styles.confirmed}>
              Confirmed open <TimeAgo at={job.confirmedAt} />
            </span>
          )}
        </>
      }
    />
  );
}

function CompanyRow({ hit: { company, highlights } }: { hit: SearchHit }) {
  if (!company) return null;
  return (
    <ListRow
      href={`/${company.slug}/careers`}
      leading={<CompanyMark name={company.companyName} src={company.companyLogo} />}
      title={<Marked text={company.companyName} parts={highlights.companyName?.[0]} />}
      end={
        <>
          {counted(company.openJobsCount, "open job")}{" "}
          <FollowCompany id={company.id} name={company.companyName} />
        </>
      }
      text={
        [company.companyIndustry[0], company.companyHQlocation].filter(Boolean).join(", ") ||
        company.openPlaces.map((place) => place.split(",")[0]).join(", ")
      }
      foot={company.openTrades.map(({ name, count }) => `${count} in ${name}`).join(", ") || undefined}
      textEnd={[company.companySize, fundingText(company.fundingStage)].filter(Boolean).join(", ")}
    />
  );
}

function CollectionRow({ hit: { collection, highlights } }: { hit: SearchHit }) {
  if (!collection) return null;
  return (
    <ListRow
      href={`/collections/${collection.id}`}
      leading={<CompanyMark name={collection.collectionName} src={collection.image} />}
      title={<Marked text={collection.collectionName} parts={highlights.collectionName?.[0]} />}
      end={counted(collection.jobs, "job")}
      text={collection.description}
      lines={2}
    />
  );
}

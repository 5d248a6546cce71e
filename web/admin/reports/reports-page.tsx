import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ReportedListing } from "#contract/listing-reports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { reportReasonWords } from "#web/words/report-reasons.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { reportedListings, takenDown } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Review } from "../shared/queue/reviewed-row.tsx";
import { useListingDecisions } from "./listings.ts";

const path = "/admin/reports";
const at = (list: "open" | "down") => (list === "down" ? `${path}?list=down` : path);
export const meta = siteMeta({ title: "Reported jobs and companies", path, hidden: true });

/** Jobs and companies that people reported, and those that were taken down. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const down = search.get("list") === "down";
  const open = useQuery(reportedListings);
  const gone = useQuery(takenDown);
  const list = down ? gone : open;
  const { decide, waiting } = useListingDecisions();
  const shown = list.data && waiting(list.data);
  return (
    <ReviewQueue
      words={{ list: "Reported jobs and companies", row: "Report", rows: "reports" }}
      path={at(down ? "down" : "open")}
      head={
        <PageHeader size="pane" title="Reports">
          <ListTabs
            label="Reports"
            lists={{ open: "Open", down: "Taken down" }}
            current={down ? "down" : "open"}
            href={at}
            count={(each) => (each === "down" ? gone : open).data?.length}
          />
        </PageHeader>
      }
      of={{ ...list, data: shown }}
      none={{
        title: down ? "Nothing is taken down" : "No open reports",
        text: down
          ? "Jobs and companies that you take down appear here, so you can put them back."
          : "Jobs and companies that people report appear here.",
      }}
      row={({ kind, title, companyName, reports, down: held, at }) => ({
        title,
        text: kind === "job" ? `Job at ${companyName}` : "Company",
        foot: footOf(reports.length, held !== null),
        at,
      })}
      review={(listing) => ({
        title: listing.title,
        text: listing.kind === "job" ? `Job at ${listing.companyName}` : "Company",
        body: <Listing listing={listing} />,
        ...reviewOf(listing, (decision, words) => decide({ listing, decision, words })),
      })}
    />
  );
}

function footOf(reports: number, held: boolean) {
  if (reports === 0) return "Taken down";
  return `${counted(reports, "report")}${held ? ", held back" : ""}`;
}

type Decide = (decision: "dismiss" | "takeDown" | "restore", words?: string) => void;
function reviewOf({ kind, reports }: ReportedListing, decide: Decide): Pick<Review, "line" | "decisions"> {
  if (reports.length === 0)
    return {
      decisions: [
        { label: "Put back", tone: "fill", shortcut: "a", leaves: true, perform: () => decide("restore") },
      ],
    };
  return {
    line: {
      label: "Reason",
      hint: "Needed to take it down. The company and everyone who reported it read it.",
      optional: true,
    },
    decisions: [
      {
        label: kind === "job" ? "Take the job down" : "Disable the company",
        tone: "danger",
        shortcut: "r",
        needsWords: true,
        leaves: true,
        perform: (words) => decide("takeDown", words),
      },
      {
        label: "Dismiss",
        tone: "fill",
        shortcut: "a",
        leaves: true,
        perform: (words) => decide("dismiss", words),
      },
    ],
  };
}

/** What was reported, by whom, and what it says. */
function Listing({
  listing: { kind, companyName, path: address, text, down, reports },
}: {
  listing: ReportedListing;
}) {
  return (
    <Stack gap={6}>
      {down && (
        <Callout tone="warn">
          No one but its team finds {kind === "job" ? "this job" : "this company and its jobs"} since{" "}
          <TimeAgo at={down.at} look="list" />. The team reads: {down.reason}
        </Callout>
      )}
      {reports.map((report) => (
        <Section key={report.id} title={reportReasonWords[report.reason]}>
          {report.words && <Quote>{report.words}</Quote>}
          <p>
            {report.fullName}, {report.email}, <TimeAgo at={report.at} />
          </p>
        </Section>
      ))}
      <Section title={kind === "job" ? "The job" : `What ${companyName} says`}>
        {text ? <RichText html={text} /> : <p>Nothing is written.</p>}
        {!down && <Link href={address}>Open its page</Link>}
      </Section>
    </Stack>
  );
}

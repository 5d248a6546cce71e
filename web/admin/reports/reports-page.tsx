import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ReportedKind, ReportedListing } from "#contract/listing-reports.ts";
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
export const meta = siteMeta({ title: "Reports", path, hidden: true });

/** Jobs, companies and communities that people reported, and those that were taken down. */
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
      words={{ list: "Reports", row: "Report", rows: "reports" }}
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
          ? "Jobs, companies and communities that you take down appear here, so you can put them back."
          : "Jobs, companies and communities that people report appear here.",
      }}
      row={({ kind, title, companyName, reports, down: held, at }) => ({
        title,
        text: kindText(kind, companyName),
        foot: footOf(reports.length, held !== null),
        at,
      })}
      review={(listing) => ({
        title: listing.title,
        text: kindText(listing.kind, listing.companyName),
        body: <Listing listing={listing} />,
        ...reviewOf(listing, (decision, words) => decide({ listing, decision, words })),
      })}
    />
  );
}

function kindText(kind: ReportedKind, companyName: string) {
  if (kind === "job") return `Job at ${companyName}`;
  return kind === "company" ? "Company" : "Community";
}

function footOf(reports: number, held: boolean) {
  if (reports === 0) return "Taken down";
  return `${counted(reports, "report")}${held ? ", held back" : ""}`;
}

const takesDown: Record<ReportedKind, string> = {
  job: "Take the job down",
  company: "Disable the company",
  community: "Take the community down",
};
const hints: Record<ReportedKind, string> = {
  job: "Needed to take it down. The company and everyone who reported it read it.",
  company: "Needed to take it down. The company and everyone who reported it read it.",
  community: "Needed to take it down. Its moderators and everyone who reported it read it.",
};
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
      hint: hints[kind],
      optional: true,
    },
    decisions: [
      {
        label: takesDown[kind],
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

const downText: Record<ReportedKind, string> = {
  job: "No one but its team finds this job",
  company: "No one but its team finds this company and its jobs",
  community: "No one but its moderators finds this community",
};
/** What was reported, by whom, and what it says. */
function Listing({
  listing: { kind, title, path: address, text, down, reports },
}: {
  listing: ReportedListing;
}) {
  return (
    <Stack gap={6}>
      {down && (
        <Callout tone="warn">
          {downText[kind]} since <TimeAgo at={down.at} look="list" />.{" "}
          {kind === "community" ? "Its moderators read" : "The team reads"}: {down.reason}
          {reports.length > 0 && !down.byReports && " Dismissing the reports doesn’t put it back."}
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
      <Section title={kind === "job" ? "The job" : `What ${title} says`}>
        {text ? <RichText html={text} /> : <p>Nothing is written.</p>}
        {!down && <Link href={address}>Open its page</Link>}
      </Section>
    </Stack>
  );
}

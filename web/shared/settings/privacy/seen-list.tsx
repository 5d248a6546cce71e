import { useState } from "react";
import type { PrivacyOverview } from "#contract/privacy.ts";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";

type Seen = PrivacyOverview["seenBy"][number];
const atOnce = 20;

/** Which companies were shown something of the reader, the last first. */
export function SeenList({ seenBy }: { seenBy: Seen[] }) {
  const [most, setMost] = useState(atOnce);
  if (seenBy.length === 0) return <p>No company has read your profile or got an application from you.</p>;
  return (
    <Stack gap={4}>
      <List label="Who saw it" divided flush>
        {seenBy.slice(0, most).map((seen) => (
          <ListRow
            key={`${seen.what} ${seen.companyId} ${seen.jobTitle} ${seen.at}`}
            leading={<CompanyMark name={seen.companyName} src={seen.companyLogo} size="sm" />}
            title={seen.companyName}
            text={<What seen={seen} />}
            lines={2}
          />
        ))}
      </List>
      <ShowMore more={seenBy.length > most} busy={false} onMore={() => setMost(most + atOnce)} />
    </Stack>
  );
}

function What({ seen: { what, jobTitle, at, openedAt, days } }: { seen: Seen }) {
  if (what === "profile")
    return (
      <>
        Read your profile on {counted(days, "day")}, last <TimeAgo at={at} />
      </>
    );
  if (what === "form")
    return (
      <>
        You sent its job board’s form for {jobTitle} <TimeAgo at={at} />
      </>
    );
  if (what === "invitation")
    return (
      <>
        Invited you to apply for {jobTitle} <TimeAgo at={at} />
      </>
    );
  return (
    <>
      You applied for {jobTitle} <TimeAgo at={at} />.{" "}
      {openedAt ? (
        <>
          Opened <TimeAgo at={openedAt} />
        </>
      ) : (
        "Not opened yet"
      )}
    </>
  );
}

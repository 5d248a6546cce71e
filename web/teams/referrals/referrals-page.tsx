import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import type { ReferralRequest } from "#contract/referrals.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { ShareButton } from "#web/shared/templates/share-button.tsx";
import { UsernameFirst } from "#web/teams/shared/refer-by-link.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { OwnReferrals } from "./own-referrals.tsx";
import { ReferDialog } from "./refer-dialog.tsx";
import { referralRequests, referralsPath } from "./referrals.ts";
import styles from "./referrals.module.css";
import { PageTip } from "#web/shared/welcome/page-tip.tsx";

export const meta = siteMeta({ title: "Referrals", path: referralsPath, hidden: true });

/** Who would like to be referred, and whom the employee referred. */
export default function ReferralsPage() {
  const requests = useQuery(referralRequests);
  return (
    <>
      <PageHeader
        title="Referrals"
        description="Recommend people you’d like to work with."
        actions={<ShareWork />}
      />
      <PaneBody space="md" label="Referrals">
        <PageTip id="teams-tip-referrals" />
        <Stack gap={8} className={styles.page}>
          <Section title="Referral requests">
            <Loaded
              of={requests}
              rows={3}
              loading="Loading requests"
              failed="Couldn’t load referral requests"
            >
              {({ requests: found }) =>
                found.length > 0 ? (
                  <List label="Referral requests" divided flush>
                    {found.map((request) => (
                      <RequestRow key={request.id} request={request} />
                    ))}
                  </List>
                ) : (
                  <EmptyState icon={Handshake} size="sm" title="No requests right now">
                    When someone asks you to refer them, they appear here.
                  </EmptyState>
                )
              }
            </Loaded>
          </Section>
          <OwnReferrals />
        </Stack>
      </PaneBody>
    </>
  );
}

/** The employee's own link and the careers page, for people they would like to work with. */
function ShareWork() {
  const { employee } = useMe();
  if (!employee?.companyId) return null;
  return (
    <ShareButton
      as="employee"
      companyId={employee.companyId}
      title="Open jobs where you work"
      withoutLink={<UsernameFirst />}
    />
  );
}

function RequestRow({ request }: { request: ReferralRequest }) {
  const { candidate, job, note, asksMe, askedAt } = request;
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={
        <Row gap={2}>
          {asksMe && <DeclineDialog request={request} />}
          <ReferDialog request={request} />
        </Row>
      }
      text={[candidate.headline, `for ${job.jobTitle}`].filter(Boolean).join(", ")}
      lines={2}
      foot={
        <div>
          {note && <Quote>{note}</Quote>}
          <p>
            {asksMe ? "Asked you" : "Asked anyone at the company"}, <TimeAgo at={askedAt} />
          </p>
        </div>
      }
    />
  );
}

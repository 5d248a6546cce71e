import { queryOptions, useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useState } from "react";
import type { ReviewedClaim } from "#contract/company-claims.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

export const meta = siteMeta({ title: "Claims", path: "/admin/claims", hidden: true });

const claims = queryOptions({ queryKey: ["admin", "claims"], queryFn: () => api.companies.claims() });

/** People who say that a company we know by its name only is theirs, the oldest first. */
export default function ClaimsPage() {
  const all = useQuery(claims);
  return (
    <>
      <PageHeader title="Claims" />
      <PaneBody space="md">
        <Loaded of={all} rows={4} loading="Loading claims" failed="Couldn’t load claims">
          {(waiting) =>
            waiting.length ? (
              <List label="Claims" divided>
                {waiting.map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} />
                ))}
              </List>
            ) : (
              <EmptyState icon={Building2} title="No claims to review">
                Requests to take over a company that we can’t confirm by email domain appear here.
              </EmptyState>
            )
          }
        </Loaded>
      </PaneBody>
    </>
  );
}

function ClaimRow({ claim }: { claim: ReviewedClaim }) {
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  const decide = useChange({
    call: (body: { status: "accepted" | "refused"; reason?: string }) =>
      api.companies.decideClaim({ params: { id: claim.id }, body }),
    done: () => setRefusing(false),
    success: (_, { status }) =>
      status === "accepted" ? `${claim.companyName} now belongs to them` : "Claim rejected",
    stale: [claims],
  });
  return (
    <ListRow
      title={claim.companyName}
      end={<TimeAgo at={claim.createdAt} look="short" />}
      text={`${claim.fullName}, ${claim.email}, confirmed. Website ${claim.domain}`}
      foot={
        <Row gap={2} wrap>
          <Link href={`/${claim.companySlug}/careers`}>{counted(claim.openJobsCount, "open job")}</Link>
          <Button size="sm" busy={decide.isPending} onClick={() => decide.mutate({ status: "accepted" })}>
            Approve
          </Button>
          <Button size="sm" onClick={() => setRefusing(true)}>
            Reject
          </Button>
          <Dialog
            size="sm"
            open={refusing}
            onOpenChange={setRefusing}
            title={`Reject the claim on ${claim.companyName}?`}
            description="We’ll email them the reason."
            footer={
              <Button
                tone="danger"
                disabled={!reason.trim()}
                busy={decide.isPending}
                onClick={() => decide.mutate({ status: "refused", reason })}
              >
                Reject
              </Button>
            }
          >
            <Field label="Reason">
              <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
            </Field>
          </Dialog>
        </Row>
      }
    />
  );
}

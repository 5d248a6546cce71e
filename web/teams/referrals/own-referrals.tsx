import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useSearchParams } from "react-router";
import type { OwnReferral } from "#contract/referrals.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { usePaysNoBonus } from "#web/shared/rewards/program.ts";
import { noBonusText } from "#web/shared/rewards/terms-text.ts";
import { useMe } from "#web/shared/session/session.ts";
import { ownReferralsOn, referralsOnPage, referralsPath } from "./referrals.ts";
import { standingText } from "./standing-text.ts";

/** The people the employee referred, and who gets the bonus for each. */
export function OwnReferrals() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  return (
    <Section title="People you referred">
      <Loaded
        of={useQuery(ownReferralsOn(page))}
        rows={3}
        loading="Loading your referrals"
        failed="Couldn’t load your referrals"
      >
        {({ referrals, total }) =>
          referrals.length > 0 ? (
            <>
              <List label="People you referred" divided flush>
                {referrals.map((referral) => (
                  <ReferralRow key={referral.id} referral={referral} />
                ))}
              </List>
              <Paging
                page={page}
                pages={Math.ceil(total / referralsOnPage)}
                hrefFor={(number) => `${referralsPath}?page=${number}`}
              />
            </>
          ) : (
            <EmptyState icon={Users} size="sm" title="No referrals yet">
              When you refer someone, you see here who gets the bonus.
            </EmptyState>
          )
        }
      </Loaded>
    </Section>
  );
}

function ReferralRow({ referral }: { referral: OwnReferral }) {
  const { candidate, job, at, byLink, hired } = referral;
  const { employee } = useMe();
  const paysNone = usePaysNoBonus({ companyId: employee?.companyId, jobId: job.id });
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<TimeAgo at={at} />}
      text={`for ${job.jobTitle}${byLink ? ", by your link" : ""}`}
      foot={<p>{paysNone && !hired ? `${standingText(referral)} ${noBonusText}` : standingText(referral)}</p>}
    />
  );
}

import type { ReviewedClaim } from "#contract/company-claims.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";

interface Props {
  claim: ReviewedClaim;
  /** Claims by others for the same company. */
  others: ReviewedClaim[];
}
/** What an administrator weighs: who asks, who else does, and where the company’s page came from. */
export function ClaimFacts({ claim, others }: Props) {
  const { fullName, email, linkedInUrl, domain, companySlug, openJobsCount, boards } = claim;
  return (
    <StatList
      stats={[
        { label: "Who asks", value: fullName },
        { label: "Email, confirmed", value: email },
        ...(linkedInUrl
          ? [
              {
                label: "LinkedIn, not confirmed",
                value: <Away href={linkedInUrl}>{linkedInUrl.replace(/^https?:\/\//, "")}</Away>,
              },
            ]
          : []),
        { label: "Website", value: <Away href={`https://${domain}`}>{domain}</Away> },
        {
          label: "Company",
          value: <Link href={`/${companySlug}/careers`}>{counted(openJobsCount, "open job")}</Link>,
        },
        ...(boards.length > 0 ? [{ label: "Page came from", value: boards.map(boardName).join(", ") }] : []),
        ...(others.length > 0
          ? [
              {
                label: "Also claimed by",
                value: others.map((other) => `${other.fullName}, ${other.email}`).join("; "),
              },
            ]
          : []),
      ]}
    />
  );
}

function Away({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );
}

/** "greenhouse/acme" reads "acme on Greenhouse". */
function boardName(board: string) {
  const [system = "", name = ""] = board.split("/");
  return `${name} on ${platformName(system)}`;
}

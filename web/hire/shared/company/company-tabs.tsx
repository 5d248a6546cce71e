import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

/** What a company keeps about itself: how applicants see it, and what its team knows. */
export function CompanyTabs({
  current,
}: {
  current:
    | "profile"
    | "careers"
    | "embed"
    | "domain"
    | "email"
    | "knowledge"
    | "integrations"
    | "sign-in"
    | "plan"
    | "referrals";
}) {
  return (
    <LinkTabs
      label="Company"
      tabs={[
        { href: "/hire/company", label: "Profile", current: current === "profile" },
        { href: "/hire/company/careers", label: "Careers page", current: current === "careers" },
        { href: "/hire/company/embed", label: "Embed", current: current === "embed" },
        { href: "/hire/company/domain", label: "Domain", current: current === "domain" },
        { href: "/hire/company/email", label: "Email", current: current === "email" },
        { href: "/hire/company/knowledge", label: "Knowledge", current: current === "knowledge" },
        { href: "/hire/company/referrals", label: "Referral bonus", current: current === "referrals" },
        { href: "/hire/company/integrations", label: "Integrations", current: current === "integrations" },
        { href: "/hire/company/sign-in", label: "Sign-in", current: current === "sign-in" },
        { href: "/hire/company/plan", label: "Plan", current: current === "plan" },
      ]}
    />
  );
}

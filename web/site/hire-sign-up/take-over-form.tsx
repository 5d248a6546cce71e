import type { ReactNode } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import type { OwnAccount } from "./claim/claim.ts";
import { TakeOverFields } from "./claim/take-over-fields.tsx";
import { useTakeOver } from "./claim/use-asking.ts";
import { howItIsProven } from "./claim/how-it-is-proven.ts";
import { withJobs } from "./with-jobs.ts";

export interface AskedCompany {
  company: {
    id: string;
    companyName: string;
    companyAboutHeader: string | null;
    openJobsCount: number;
  };
  domain: string | null;
  account: OwnAccount;
  mark: ReactNode;
}

/** Asks for the address that proves the company, and for an account to give it to. */
export function TakeOverForm({ company, domain, account, mark }: AskedCompany) {
  const form = useTakeOver(company.id, account);
  return (
    <NarrowForm
      title={`Take over ${company.companyName}`}
      words={
        <>
          {mark} has a page here{withJobs(company.openJobsCount)}
          {company.companyAboutHeader && `, “${company.companyAboutHeader}”`}. No one manages it yet.{" "}
          {howItIsProven(domain)}
        </>
      }
      problem={Object.keys(form.fields).length ? null : form.sentence}
      signedIn={account !== null}
      onSubmit={form.onSubmit}
      foot={
        <>
          Not your company? <Link href="/hire/sign-up">Add yours</Link>.
        </>
      }
    >
      <TakeOverFields errors={form.fields} domain={domain} account={account} />
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Take over this page
      </Button>
    </NarrowForm>
  );
}

import { type ReactNode, useId } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { useSubmit } from "#web/shared/forms/use-submit.ts";
import styles from "../hire-sign-up.module.css";
import { withJobs } from "../with-jobs.ts";
import type { Claim, KnownCompany, OwnAccount, TypedPerson } from "./claim.ts";
import { howItIsProven } from "./how-it-is-proven.ts";
import { JoinFields } from "./join-fields.tsx";
import { TakeOverFields } from "./take-over-fields.tsx";
import { useJoin, useTakeOver } from "./use-asking.ts";

interface ClaimDialogProps {
  claim: Claim;
  /** The company in it. */
  known: KnownCompany;
  typed: TypedPerson;
  account: OwnAccount;
  onClose: () => void;
}

/** The company is here already: someone from it takes its page over, or asks its team, with what they typed. */
export function ClaimDialog(props: ClaimDialogProps) {
  return props.known.claimable ? <TakeOver {...props} /> : <Join {...props} />;
}

function TakeOver({ claim, known, typed, account, onClose }: ClaimDialogProps) {
  const { company, domain } = known;
  const form = useTakeOver(company.id, account);
  return (
    <Frame
      website={claim.website}
      company={company}
      form={form}
      title={`Take over ${company.companyName}`}
      description={`No one manages its page here yet. ${howItIsProven(domain)}`}
      button="Take over this page"
      onClose={onClose}
    >
      <TakeOverFields
        errors={form.fields}
        domain={domain}
        account={account}
        typed={{ ...typed, email: claim.email }}
      />
    </Frame>
  );
}

function Join({ claim, known, typed, account, onClose }: ClaimDialogProps) {
  const { company, domain } = known;
  const form = useJoin(company.id, account);
  return (
    <Frame
      website={claim.website}
      company={company}
      form={form}
      title={`Ask to join ${company.companyName}`}
      description="It already has a hiring team here. We’ll show the team your request, and they can invite you."
      button="Ask to join"
      onClose={onClose}
    >
      <JoinFields
        errors={form.fields}
        domain={domain}
        account={account}
        typed={{ ...typed, email: claim.email }}
      />
    </Frame>
  );
}

interface FrameProps extends Pick<ClaimDialogProps, "onClose"> {
  website: string;
  company: KnownCompany["company"];
  form: ReturnType<typeof useSubmit>;
  title: string;
  description: string;
  button: string;
  children: ReactNode;
}
function Frame({ website, company, form, title, description, button, onClose, children }: FrameProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Not my company</Button>
          <Button tone="fill" type="submit" form={formId} busy={form.busy}>
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          <p className={styles.known}>
            <CompanyMark name={company.companyName} src={company.companyLogo} />
            <span>
              {company.companyName}
              {withJobs(company.openJobsCount)}
              {website && <small>{website}</small>}
            </span>
          </p>
          {form.sentence && !Object.keys(form.fields).length && <FormError title={form.sentence} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

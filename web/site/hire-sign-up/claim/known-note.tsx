import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { withJobs } from "../with-jobs.ts";
import type { KnownCompany } from "./claim.ts";

interface KnownNoteProps {
  known: KnownCompany;
  /** With the form it stands in. */
  onOpen: (form: HTMLFormElement | null) => void;
}

/** The company is here already: someone from it takes the page over, or asks its team. */
export function KnownNote({ known: { company, claimable }, onOpen }: KnownNoteProps) {
  const { companyName, openJobsCount } = company;
  return (
    <Callout tone="info" as="div" role="status">
      <Stack gap={2} align="start">
        <span>
          {claimable
            ? `${companyName} already has a page here${withJobs(openJobsCount)}, and no one manages it.`
            : `${companyName} already has a hiring team here.`}
        </span>
        <Button size="sm" onClick={({ currentTarget }) => onOpen(currentTarget.form)}>
          {claimable ? "Take it over" : "Ask to join its team"}
        </Button>
      </Stack>
    </Callout>
  );
}

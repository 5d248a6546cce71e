import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Employee, Employment } from "#contract/employees.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import {
  confirmEmployerPath,
  employeeSignUpPath,
  myEmployee,
  staleEmployee,
} from "#web/shared/employees/my-employee.ts";
import { useMe } from "#web/shared/session/session.ts";
import { points, pointsPath, pointsText } from "../shared/points.ts";
import { WorkForm } from "./work-form.tsx";

/** Where the person works and worked, and what they are there. */
export function EmployersSection() {
  const { employee } = useMe();
  const { data } = useQuery({ ...myEmployee(employee?.id ?? ""), enabled: employee !== null });
  return (
    <Section
      title="Companies"
      description="You refer people to the company you work at. Earnings stay yours when you leave."
      content="beside"
      line
      anchor="companies"
    >
      {data && <Companies employee={data} />}
    </Section>
  );
}

function Companies({ employee }: { employee: Employee }) {
  const [leaving, setLeaving] = useState<Employment | null>(null);
  return (
    <Stack gap={4}>
      <List label="Companies" divided flush>
        {employee.employments.map((employment) => (
          <EmploymentRow key={employment.id} employment={employment} onLeave={() => setLeaving(employment)} />
        ))}
      </List>
      {employee.companyId && <WorkForm employee={employee} />}
      <Row gap={2}>
        <ButtonLink href={employeeSignUpPath}>Add a company</ButtonLink>
      </Row>
      {leaving && <LeaveDialog id={employee.id} employment={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

function day(at: string) {
  return dateWords(at, { dateStyle: "medium" });
}
const dayText = (at: string | null) => (at ? day(at) : "");

function EmploymentRow({ employment, onLeave }: { employment: Employment; onLeave: () => void }) {
  const { company, companyEmail, state, startedAt, endedAt } = employment;
  return (
    <ListRow
      leading={<CompanyMark name={company.companyName} src={company.companyLogo} size="sm" />}
      title={company.companyName}
      text={companyEmail ?? undefined}
      foot={
        state === "unconfirmed"
          ? "Waits for you to open the link we sent"
          : state === "current"
            ? `Since ${dayText(startedAt)}`
            : `${dayText(startedAt)} to ${dayText(endedAt)}`
      }
      end={
        <Row gap={2}>
          {state === "unconfirmed" && (
            <>
              <Badge tone="warn">Unconfirmed</Badge>
              <ButtonLink size="sm" href={confirmEmployerPath}>
                Confirm
              </ButtonLink>
            </>
          )}
          {state === "current" && (
            <Button size="sm" tone="bare" onClick={onLeave}>
              Leave<span className="sr"> {company.companyName}</span>
            </Button>
          )}
        </Row>
      }
    />
  );
}

interface LeaveDialogProps {
  id: string;
  employment: Employment;
  onClose: () => void;
}
function LeaveDialog({ id, employment: { company }, onClose }: LeaveDialogProps) {
  const left = useQuery(points).data?.points ?? 0;
  const leave = useChange({
    call: () => api.employees.leave({ params: { id } }),
    done: onClose,
    success: `You left ${company.companyName}`,
    stale: staleEmployee,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Leave ${company.companyName}?`}
      description="You’ll no longer see its internal jobs or referral requests, and you leave the teams of its jobs. Your earnings stay yours."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
            Leave
          </Button>
        </>
      }
    >
      {left > 0 && <PointsLeft left={left} companyName={company.companyName} />}
    </Dialog>
  );
}

/** Points are for what the company offers, so they are of use only to who works there. */
function PointsLeft({ left, companyName }: { left: number; companyName: string }) {
  return (
    <Callout tone="warn">
      You have {pointsText(left)} at {companyName}. You can’t redeem them after you leave, so{" "}
      <Link href={pointsPath}>redeem them first</Link>.
    </Callout>
  );
}

import { useQuery } from "@tanstack/react-query";
import { FileUp, MailPlus, UserPlus, UsersRound } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CompanyEmployee } from "#contract/employee-invites.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { TeamTabs } from "#web/hire/shared/team/team-tabs.tsx";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AnswersShown } from "./answers-shown.tsx";
import { EmployeeRow, InviteRow } from "./employee-rows.tsx";
import { companyEmployees, employeeInvites, employeesPath, useEmployees } from "./employees.ts";
import { EndEmployment } from "./end-employment.tsx";
import { ImportStaff } from "./import-staff.tsx";
import { InviteEmployee } from "./invite-employee.tsx";

export const handle: ScreenRights = { changes: "team" };

export const meta = siteMeta({ title: "Employees", path: employeesPath, hidden: true });

/** Who can refer people to the company, and who is invited to. */
export default function EmployeesPage() {
  const can = useCan();
  const may = can("team");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const employees = useQuery(companyEmployees);
  const { data: invites = [] } = useQuery({ ...employeeInvites, enabled: may });
  const { resend, withdraw, end } = useEmployees();
  const [leaving, setLeaving] = useState<CompanyEmployee | null>(null);
  const go = (open = "") => void navigate(`${employeesPath}${open && `?open=${open}`}`, { replace: true });
  const open = may ? search.get("open") : null;
  return (
    <>
      <PageHeader
        title="Team"
        actions={
          may && (
            <Menu
              trigger={
                <Button tone="fill" icon={UserPlus}>
                  Invite
                </Button>
              }
              items={[
                { label: "Invite by email", icon: MailPlus, onSelect: () => go("invite") },
                { label: "Upload a staff list", icon: FileUp, onSelect: () => go("list") },
              ]}
            />
          )
        }
      >
        <TeamTabs />
      </PageHeader>
      <PaneBody space="md" label="Employees">
        <Stack gap={12}>
          <Loaded of={employees} rows={4} loading="Loading employees" failed="Couldn’t load employees">
            {(all) =>
              all.length === 0 ? (
                <EmptyState icon={UsersRound} size="sm" title="No employees yet">
                  Invite the people who work with you. They refer people they know, and see what a referral
                  earns.
                </EmptyState>
              ) : (
                <List label="Employees" divided flush>
                  {all.map((employee) => (
                    <EmployeeRow key={employee.id} employee={employee} onEnd={may ? setLeaving : undefined} />
                  ))}
                </List>
              )
            }
          </Loaded>
          {invites.length > 0 && (
            <Section title="Invited">
              <List label="Invitations" divided flush>
                {invites.map((invite) => (
                  <InviteRow key={invite.id} invite={invite} onResend={resend} onWithdraw={withdraw} />
                ))}
              </List>
            </Section>
          )}
          <AnswersShown may={can("jobs")} />
        </Stack>
      </PaneBody>
      {open === "invite" && <InviteEmployee onClose={() => go()} />}
      {open === "list" && <ImportStaff onClose={() => go()} />}
      {leaving && <EndEmployment employee={leaving} onEnd={end} onClose={() => setLeaving(null)} />}
    </>
  );
}

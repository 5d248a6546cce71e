import { dateWords } from "#ui/data/text/date-words.ts";
import { Ellipsis, MailPlus, RotateCcw, UserX, X } from "lucide-react";
import type { CompanyEmployee, EmployeeInvite } from "#contract/employee-invites.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Menu } from "#ui/overlays/menu.tsx";

function day(at: string) {
  return dateWords(at, { dateStyle: "medium" });
}

interface EmployeeRowProps {
  employee: CompanyEmployee;
  /** Left out for members who may not change the team. */
  onEnd?: ((employee: CompanyEmployee) => void) | undefined;
}
export function EmployeeRow({ employee, onEnd }: EmployeeRowProps) {
  const { fullName, profilePicture, title, companyEmail, hiringManager, startedAt } = employee;
  return (
    <ListRow
      leading={<Avatar name={fullName} src={profilePicture} />}
      title={fullName}
      text={[title, companyEmail].filter(Boolean).join(", ")}
      foot={
        <span>
          Employee since {day(startedAt)}
          {hiringManager && `. Hiring manager: ${hiringManager}`}
        </span>
      }
      end={
        onEnd && (
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${fullName}`} />}
            items={[
              {
                label: "No longer works here",
                icon: UserX,
                danger: true,
                onSelect: () => onEnd(employee),
              },
            ]}
          />
        )
      }
    />
  );
}

interface InviteRowProps {
  invite: EmployeeInvite;
  onResend: (invite: EmployeeInvite) => void;
  onWithdraw: (invite: EmployeeInvite) => void;
}
export function InviteRow({ invite, onResend, onWithdraw }: InviteRowProps) {
  const { email, fullName, title, expired, createdAt } = invite;
  return (
    <ListRow
      leading={<Icon of={MailPlus} />}
      title={email}
      text={
        <>
          {[fullName, title].filter(Boolean).map((part) => `${part}, `)}
          invited <TimeAgo at={createdAt} />
        </>
      }
      end={
        <Row gap={2}>
          {expired && <Badge tone="warn">Expired</Badge>}
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${email}`} />}
            items={[
              { label: "Send again", icon: RotateCcw, onSelect: () => onResend(invite) },
              { label: "Withdraw invitation", icon: X, danger: true, onSelect: () => onWithdraw(invite) },
            ]}
          />
        </Row>
      }
    />
  );
}

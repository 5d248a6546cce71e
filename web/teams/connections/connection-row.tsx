import { Ellipsis, ExternalLink, Trash2 } from "lucide-react";
import type { Connection } from "#contract/connections.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { ListRow } from "#ui/data/lists/list-row.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Menu } from "#ui/overlays/menu.tsx";

interface ConnectionRowProps {
  person: Connection;
  /** Null for all open jobs. */
  onRefer: (job: Connection["jobs"][number] | null) => void;
  onRemove: () => void;
}
export function ConnectionRow({ person, onRefer, onRemove }: ConnectionRowProps) {
  const { fullName, title, employer, linkedIn, jobs } = person;
  return (
    <ListRow
      leading={<Avatar name={fullName} />}
      title={fullName}
      text={[title, employer].filter(Boolean).join(", ")}
      foot={jobs.length > 0 && <span>May suit: {jobs.map(({ jobTitle }) => jobTitle).join("; ")}</span>}
      end={
        <Row gap={1}>
          <Refer person={person} onRefer={onRefer} />
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${fullName}`} />}
            items={[
              {
                label: "Open LinkedIn profile",
                icon: ExternalLink,
                onSelect: () => window.open(linkedIn, "_blank", "noopener,noreferrer"),
              },
              { label: "Remove", icon: Trash2, danger: true, onSelect: onRemove },
            ]}
          />
        </Row>
      }
    />
  );
}

/** For one of the jobs that suit, or for all that are open. */
function Refer({ person: { fullName, jobs }, onRefer }: Pick<ConnectionRowProps, "person" | "onRefer">) {
  const words = (
    <>
      Refer<span className="sr"> {fullName}</span>
    </>
  );
  if (jobs.length === 0)
    return (
      <Button size="sm" tone="bare" onClick={() => onRefer(null)}>
        {words}
      </Button>
    );
  return (
    <Menu
      trigger={<Button size="sm">{words}</Button>}
      items={[
        ...jobs.map((job) => ({ label: job.jobTitle, onSelect: () => onRefer(job) })),
        { label: "All open jobs", onSelect: () => onRefer(null) },
      ]}
    />
  );
}

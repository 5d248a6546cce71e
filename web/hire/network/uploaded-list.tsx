import { Bookmark, BookmarkMinus, Ellipsis, Mail, RotateCcw, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { UploadedLead } from "#contract/imported-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { aboutPerson } from "./uploaded-drawer.tsx";
import { useUploadedActions } from "./uploaded.ts";
import styles from "./uploaded.module.css";

interface UploadedListProps {
  leads: readonly UploadedLead[];
  /** Where one is read and noted. */
  hrefOf: (lead: UploadedLead) => string;
  onTell: (lead: UploadedLead) => void;
}

/** People from files, with how to reach them and until when they have to be notified. */
export function UploadedList({ leads, hrefOf, onTell }: UploadedListProps) {
  const actions = useUploadedActions();
  const [leaving, setLeaving] = useState<UploadedLead | null>(null);
  return (
    <>
      <List label="Uploaded people" divided>
        {leads.map((lead) => (
          <Row
            key={lead.id}
            lead={lead}
            href={hrefOf(lead)}
            actions={actions}
            onTell={onTell}
            onForget={setLeaving}
          />
        ))}
      </List>
      {leaving && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => !open && setLeaving(null)}
          title={`Remove ${leaving.person.fullName}?`}
          description="We’ll remove their details and your notes about them. You can’t undo this."
          action="Remove"
          onConfirm={() => {
            void actions.forget(leaving);
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  lead: UploadedLead;
  href: string;
  actions: ReturnType<typeof useUploadedActions>;
  onTell: (lead: UploadedLead) => void;
  onForget: (lead: UploadedLead) => void;
}
function Row({ lead, href, actions, onTell, onForget }: RowProps) {
  const { person, job, saved, ignored } = lead;
  return (
    <ListRow
      leading={<Avatar name={person.fullName} src={null} />}
      href={href}
      title={person.fullName}
      end={
        <span className={styles.end}>
          {!person.notifiedAt && !ignored && (
            <Button size="sm" onClick={() => onTell(lead)}>
              Notify<span className="sr"> {person.fullName}</span>
            </Button>
          )}
          {ignored ? (
            <Button size="sm" icon={RotateCcw} onClick={() => void actions.bringBack(lead)}>
              Restore
            </Button>
          ) : (
            <IconButton
              size="sm"
              icon={saved ? BookmarkMinus : Bookmark}
              label={saved ? `Remove ${person.fullName} from Saved` : `Save ${person.fullName}`}
              onClick={() => void actions.save(lead)}
            />
          )}
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${person.fullName}`} />}
            items={[
              ...(ignored ? [] : [{ label: "Remove", icon: X, onSelect: () => void actions.putAway(lead) }]),
              { label: "Delete permanently", icon: Trash2, danger: true, onSelect: () => onForget(lead) },
            ]}
          />
        </span>
      }
      text={aboutPerson(person)}
      foot={
        <span className={styles.foot}>
          <Told lead={lead} />
          <span>For {job.jobTitle}</span>
          {person.notesCount > 0 && <span>{counted(person.notesCount, "note")}</span>}
          {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          {person.linkedInUrl && (
            <a href={person.linkedInUrl} target="_blank" rel="noreferrer">
              LinkedIn
            </a>
          )}
          {person.phone && <a href={`tel:${person.phone.replace(/[^+\d]/g, "")}`}>{person.phone}</a>}
        </span>
      }
    />
  );
}

function Told({ lead: { person } }: { lead: UploadedLead }) {
  if (person.notifiedAt)
    return (
      <Badge tone="good" icon={person.notifiedBy === "email" ? Mail : undefined}>
        Notified {dayOf(person.notifiedAt)}
      </Badge>
    );
  return <Badge tone="warn">Notify by {dayOf(person.keptUntil)}</Badge>;
}

function dayOf(instant: string) {
  return new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" }).format(new Date(instant));
}

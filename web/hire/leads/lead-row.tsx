import { Bookmark, BookmarkMinus, Mail, RotateCcw, Send, X } from "lucide-react";
import type { Contact } from "#contract/networks.ts";
import type { Lead } from "#contract/leads.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Tick } from "#ui/controls/choice/tick.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { DoNotContact } from "#web/hire/shared/people/do-not-contact.tsx";
import { FitLine, saysFit } from "#web/hire/shared/people/fit-why.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import type { Selection } from "#web/shared/lists/use-selection.ts";
import { aboutPerson, isReachable } from "./leads.ts";
import type { LeadActions } from "./use-lead-actions.ts";
import { SourceName } from "#web/shared/applications/source-name.tsx";
import styles from "./leads.module.css";

interface LeadRowProps {
  lead: Lead;
  contact: Contact | undefined;
  /** Its place on the list. */
  place: number;
  href: string;
  selection: Selection;
  actions: LeadActions;
  onInvite: (lead: Lead) => void;
}

/** A lead, with what can be done with them where they stand. */
export function LeadRow({ lead, contact, place, href, selection, actions, onInvite }: LeadRowProps) {
  const { person } = lead;
  return (
    <ListRow
      leading={
        <Tick
          label={`Select ${person.fullName}`}
          checked={selection.has(lead.id)}
          shown={selection.count > 0}
          onToggle={(how) => selection.toggle(lead.id, how)}
        >
          <Avatar name={person.fullName} src={person.profilePicture} />
        </Tick>
      }
      href={href}
      title={person.fullName}
      end={<Ways lead={lead} contact={contact} place={place} actions={actions} onInvite={onInvite} />}
      text={aboutPerson(person)}
      foot={
        <span className={styles.foot}>
          <Standing lead={lead} />
          {!isReachable(lead) && <Badge tone="outline">No email</Badge>}
          <span>For {lead.job.jobTitle}</span>
          <SourceName source={lead.source} manualAdd={lead.manualAdd} />
          {saysFit(lead.fit) && <FitLine fit={lead.fit} />}
          {person.notesCount > 0 && <span>{counted(person.notesCount, "note")}</span>}
        </span>
      }
    />
  );
}

type WaysProps = Pick<LeadRowProps, "lead" | "contact" | "place" | "actions" | "onInvite">;
function Ways({ lead, contact, place, actions, onInvite }: WaysProps) {
  const mayDecide = useCan()("applicants");
  const { person, saved, ignored, applicationState, job } = lead;
  if (applicationState !== "lead") return null;
  const name = person.fullName;
  if (ignored)
    return mayDecide ? (
      <Button size="sm" icon={RotateCcw} onClick={() => void actions.restore([lead])}>
        Restore<span className="sr"> {name}</span>
      </Button>
    ) : null;
  return (
    <span className={styles.end}>
      {contact?.doNotContactSince && <DoNotContact since={contact.doNotContactSince} />}
      {job.status === "live" && !contact?.doNotContactSince && isReachable(lead) && (
        <Button size="sm" icon={Send} onClick={() => onInvite(lead)}>
          Invite<span className="sr"> {name}</span>
        </Button>
      )}
      {mayDecide && (
        <>
          <IconButton
            size="sm"
            icon={saved ? BookmarkMinus : Bookmark}
            label={saved ? `Remove ${name} from Saved` : `Save ${name}`}
            onClick={() => void actions.save(lead)}
          />
          <IconButton
            size="sm"
            icon={X}
            label={`Remove ${name}`}
            onClick={() => void actions.remove([lead], place)}
          />
        </>
      )}
    </span>
  );
}

const endings: Partial<Record<Lead["applicationState"], string>> = {
  outbound: "Waiting for an answer",
  declined: "Not interested",
  expired: "No answer",
};
function Standing({ lead: { person, applicationState } }: { lead: Lead }) {
  const ending = endings[applicationState];
  if (ending) return <Badge tone={applicationState === "outbound" ? "info" : undefined}>{ending}</Badge>;
  if (!person.external) return null;
  if (person.notifiedAt)
    return (
      <Badge tone="good" icon={person.notifiedBy === "email" ? Mail : undefined}>
        Notified {dayOf(person.notifiedAt)}
      </Badge>
    );
  return person.keptUntil && <Badge tone="warn">Notify by {dayOf(person.keptUntil)}</Badge>;
}

function dayOf(instant: string) {
  return dateWords(instant, { day: "numeric", month: "short" });
}

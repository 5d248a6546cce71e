import { Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Lead } from "#contract/leads.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { FitWhy, saysFit } from "../shared/people/fit-why.tsx";
import { NotesPanel } from "../shared/notes/notes-panel.tsx";
import { LeadEmail } from "./lead-email.tsx";
import { aboutPerson } from "./leads.ts";
import styles from "./leads.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface LeadDrawerProps {
  personId: string;
  /** Nothing for a person on another tab or page. */
  lead: Lead | undefined;
  onForget: (lead: Lead) => void;
  onNotify: (lead: Lead) => void;
  onClose: () => void;
}

/** How to reach a lead, where their details come from, and what the team says to itself about them. */
export function LeadDrawer({ personId, lead, onForget, onNotify, onClose }: LeadDrawerProps) {
  const [leaving, setLeaving] = useState(false);
  const person = lead?.person;
  const external = person?.external ?? true;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={person?.fullName ?? "Lead"}
      description={person && aboutPerson(person)}
    >
      <Stack gap={6}>
        {lead && <Facts lead={lead} />}
        {lead && saysFit(lead.fit) && (
          <Section title={`Fit for ${lead.job.jobTitle}`} level={3}>
            <FitWhy fit={lead.fit} candidateId={external ? undefined : personId} />
          </Section>
        )}
        {lead?.person.external && <LeadEmail key={lead.id} lead={lead} />}
        {lead?.person.external && !lead.person.notifiedAt && (
          <Needs permission="sourcing">
            <Button icon={Mail} onClick={() => onNotify(lead)}>
              Notify {lead.person.fullName}
            </Button>
          </Needs>
        )}
        <Section title="Notes" level={3}>
          <NotesPanel about={external ? { externalCandidatesId: personId } : { candidateId: personId }} />
        </Section>
        {lead?.person.external && (
          <Button icon={Trash2} tone="bare" onClick={() => setLeaving(true)}>
            Delete permanently
          </Button>
        )}
      </Stack>
      {leaving && lead && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => !open && setLeaving(false)}
          title={`Delete ${lead.person.fullName}?`}
          description="We’ll delete their details and your notes about them. You can’t undo this."
          action="Delete"
          onConfirm={() => onForget(lead)}
        />
      )}
    </Drawer>
  );
}

function Facts({ lead: { person, source } }: { lead: Lead }) {
  const { email, phone, linkedInUrl, skills, fileName, addedBy, intro, whatsNext } = person;
  const from = [person.source ?? source, fileName, addedBy && `added by ${addedBy}`].filter(Boolean);
  return (
    <Stack gap={3}>
      <span className={styles.foot}>
        {email && <Link href={`mailto:${email}`}>{email}</Link>}
        {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>}
        {linkedInUrl && <Link href={linkedInUrl}>LinkedIn</Link>}
        {!person.external && <Link href={`/hire/network?open=${person.id}`}>Profile</Link>}
      </span>
      <p className={styles.quiet}>Source: {from.join(", ")}</p>
      {intro && <OwnWords title="In their own words" text={intro} />}
      {whatsNext && <OwnWords title="What’s next for them" text={whatsNext} />}
      {skills.length > 0 && (
        <Chips label="Skills">
          {skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </Chips>
      )}
    </Stack>
  );
}

function OwnWords({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title} level={3}>
      <p className={styles.words}>{text}</p>
    </Section>
  );
}

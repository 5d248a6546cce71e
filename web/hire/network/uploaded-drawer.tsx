import type { UploadedLead } from "#contract/imported-people.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { NotesPanel } from "../shared/notes/notes-panel.tsx";

interface UploadedDrawerProps {
  personId: string;
  /** Nothing for a person on another tab or page. */
  person: UploadedLead["person"] | undefined;
  onClose: () => void;
}

/** What the team says to itself about a person without an account. */
export function UploadedDrawer({ personId, person, onClose }: UploadedDrawerProps) {
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={person?.fullName ?? "Imported contact"}
      description={person && aboutPerson(person)}
    >
      <NotesPanel about={{ externalCandidatesId: personId }} />
    </Drawer>
  );
}

export function aboutPerson({ title, employer, location }: UploadedLead["person"]) {
  const work = [title, employer].filter(Boolean).join(" at ");
  return [work, location].filter(Boolean).join(", ") || "No title";
}

import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Pencil, StickyNote, Trash2 } from "lucide-react";
import type { CandidateNote } from "#contract/candidate-notes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { MessageText } from "#web/shared/chat/message/message-text.tsx";
import { useKeptOpen } from "#web/shared/editor/use-kept-form.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { FileCard } from "#web/shared/writing/files.tsx";
import { type About, notesAbout, useNotes } from "./note-queries.ts";
import { NoteWriter } from "./note-writer.tsx";
import { useTeammates } from "./use-teammates.ts";
import styles from "./notes.module.css";

/** What the team says to itself about a person, the newest first; the person never sees it. */
export function NotesPanel({ about }: { about: About }) {
  const notes = useQuery(notesAbout(about));
  const acts = useNotes(about);
  const may = useCan()("applicants");
  return (
    <Stack gap={4} className={styles.panel}>
      {may && <NoteWriter kept={keptNote(Object.values(about).join())} onSend={acts.write} />}
      <Loaded of={notes} rows={2} size="sm" loading="Loading notes" failed="Couldn’t load notes">
        {(all) =>
          all.length > 0 ? (
            <ul className={styles.notes} aria-label="Notes">
              {all.map((note) => (
                <NoteItem key={note.id} note={note} may={may} acts={acts} />
              ))}
            </ul>
          ) : (
            <EmptyState size="sm" icon={StickyNote} title="No notes yet">
              What you and your team write here stays with your team.
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** Where a note that is being written about someone, or edited, waits on this device. */
const keptNote = (id: string) => `note:${id}`;

interface NoteItemProps {
  note: CandidateNote;
  /** Whether I may write notes at all. */
  may: boolean;
  acts: ReturnType<typeof useNotes>;
}
function NoteItem({ note, may, acts }: NoteItemProps) {
  const kept = keptNote(note.id);
  const [editing, setEditing] = useKeptOpen(kept);
  const mentioned = useTeammates().filter(({ id }) => note.mentions.includes(id));
  const { companyAdmin: author, createdAt, editedAt, tags, attachments } = note;
  if (editing)
    return (
      <li className={styles.editing}>
        <NoteWriter
          note={note}
          kept={kept}
          onSend={(words) => acts.edit(note, words)}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li className={styles.note}>
      <Avatar name={author.fullName} src={author.profilePicture} size="sm" />
      <div className={styles.said}>
        <p className={styles.head}>
          <b>{author.fullName}</b>
          <TimeAgo at={createdAt} look="list" />
          {editedAt && <span>edited</span>}
        </p>
        <p className={styles.text}>
          <MessageText text={note.noteText} mentioned={mentioned} />
        </p>
        {tags.length > 0 && (
          <p className={styles.tags}>
            <span className="sr">Tags:</span>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )}
        {attachments.map((file) => (
          <FileCard key={file.id} file={file} href={file.url} />
        ))}
      </div>
      {may && (
        <NoteMenu note={note} onEdit={() => setEditing(true)} onDelete={() => void acts.remove(note)} />
      )}
    </li>
  );
}

interface NoteMenuProps {
  note: CandidateNote;
  onEdit: () => void;
  onDelete: () => void;
}
/** Its author edits a note; managers of the team may delete it too. */
function NoteMenu({ note, onEdit, onDelete }: NoteMenuProps) {
  const { id: me } = useMe();
  const mine = note.companyAdmin.userId === me;
  const mayDelete = useCan()("team") || mine;
  if (!mayDelete) return null;
  return (
    <Menu
      trigger={
        <IconButton size="sm" icon={Ellipsis} label={`More for the note by ${note.companyAdmin.fullName}`} />
      }
      items={[
        ...(mine ? [{ label: "Edit", icon: Pencil, onSelect: onEdit }] : []),
        { label: "Delete", icon: Trash2, danger: true, onSelect: onDelete },
      ]}
    />
  );
}

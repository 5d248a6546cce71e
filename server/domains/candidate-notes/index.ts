export { noteEvents } from "./events.ts";
export { dropNotesAboutUploaded } from "./forget-note.ts";
export { joinNotes, moveNotesToCandidate, partNotes } from "./move-notes.ts";
export { letTeamsNote } from "./noted-people.ts";
export { noteData } from "./own-data.ts";
export { countNotesOf, notesCountOf } from "./queries.ts";
export { addNote } from "./write-note.ts";

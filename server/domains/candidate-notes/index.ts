export { noteEvents } from "./events.ts";
export { dropNotesAboutUploaded, moveNotesToCandidate } from "./forget-note.ts";
export { letTeamsNote } from "./noted-people.ts";
export { noteData } from "./own-data.ts";
export { notesCountOf } from "./queries.ts";
export { addNote } from "./write-note.ts";

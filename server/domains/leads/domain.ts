import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { addFileNames, dropFile } from "#server/domains/files/index.ts";
import { invitationAnswers } from "./answers-by-email.ts";
import { forgetDue } from "./forget-due.ts";
import { settleMerge } from "./duplicates/settle-merges.ts";
import { duplicatePeopleHandlers, importedPeopleHandlers, leadHandlers } from "./handlers.ts";
import "./noted-people.ts";
import "./recognize-people.ts";
import { reactions } from "./reactions.ts";
import { leadTasks } from "./tasks.ts";
import { warnTeam } from "./warn-team.ts";
import * as tables from "./tables.ts";

addFileNames(tables.peopleMerges.records, tables.peopleMerges.lost);

export const leads: Domain = {
  handlers: {
    leads: leadHandlers,
    importedPeople: importedPeopleHandlers,
    duplicatePeople: duplicatePeopleHandlers,
  },
  tasks: runTasks(leadTasks, {
    forgetDue,
    warnTeam,
    settleMerge,
    dropUpload: (tx, { fileId }, { now }) => dropFile(tx, fileId, now),
  }),
  reactions,
  mailboxes: [invitationAnswers],
};

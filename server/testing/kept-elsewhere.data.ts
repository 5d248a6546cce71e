/** What only concerns the caller, or is kept elsewhere. */
export const own: Record<string, string> = {
  "applications.markRead": "a mark of the team's own reading",
  "accounts.adminLogout": "the caller's own session",
  "jobs.joinTeam": "the caller's own place on a team",
  "jobs.leaveTeam": "the caller's own place on a team",
  "sourcing.searchNetwork": "a search changes nothing",
  "search.remember": "the caller's own searches",
  "search.save": "the caller's own searches",
  "search.changeSaved": "the caller's own searches",
  "search.removeSaved": "the caller's own searches",
  "collections.create": "kept as collection.create; shown in the test of collections",
  "collections.change": "kept as collection.change; shown in the test of collections",
  "collections.order": "kept as collection.order; shown in the test of collections",
  "exchanges.boost": "kept as job.boosted; shown in the test of exchanges",
  "exchanges.setStatus": "kept as job.boostChanged; shown in the test of exchanges",
  "collections.putJob": "kept as collection.fill; shown in the test of collections",
  "jobs.setStatusOfMany": "kept as jobs.changed; shown in the test of many jobs",
  "jobs.readRequirements": "reads a text and changes nothing",
  "applications.saveView": "the caller's own views",
  "applications.renameView": "the caller's own views",
  "applications.deleteView": "the caller's own views",
  "applications.startBatch": "nothing is moved yet; each portion is kept",
  "companies.decideClaim": "kept as companyClaim.accepted or refused; shown in the test of claims",
  "accounts.renewRecoveryCodes":
    "kept as administrator.recoveryCodesRenewed; shown in the test of the second factor",
  "tasks.retry": "kept as task.retried; shown in the test of background tasks",
  "tasks.retryAll": "kept as task.retried; shown in the test of background tasks",
  "jobs.undoStatusOfMany": "kept as jobs.changed; shown in the test of many jobs",
};
/** Conversations keep their own record of who wrote, archived and closed. An import is kept as jobs.imported and jobs.importUndone, and each job keeps where it came from. */
export const keptElsewhere = /^messaging\.|^jobImports\.|^jobs\.(?:import|importFile|resync)$/;

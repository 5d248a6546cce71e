ALTER INDEX "applications_held" RENAME TO "applications_pending";

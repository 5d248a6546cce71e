import { useLocation } from "react-router";
import { rightsNote, useMyPermissions } from "./rights.ts";
import styles from "./team.module.css";

/** Says above a screen what its controls will not do for this member of the team. */
export function RightsNote() {
  const { pathname } = useLocation();
  const permissions = useMyPermissions();
  const note = permissions && rightsNote(pathname, permissions);
  return note ? <p className={styles.rights}>{note}</p> : null;
}

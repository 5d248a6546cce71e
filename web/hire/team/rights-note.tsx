import { useMe } from "#web/shared/session/session.ts";
import { rightsNote, useScreenRights } from "#web/hire/shared/team/rights.ts";
import styles from "./team.module.css";

/** Says above a screen what its controls will not do for this member of the team. */
export function RightsNote() {
  const { can } = useMe();
  const note = rightsNote(useScreenRights(), can);
  return note ? <p className={styles.rights}>{note}</p> : null;
}

import { type SQL, type SQLWrapper, not, or, sql } from "drizzle-orm";

/** Whether something a domain above keeps is still shown with this resume, or with this document. */
interface Use {
  ofResume(id: SQLWrapper): SQL;
  ofDocument(id: SQLWrapper): SQL;
}
const uses: Use[] = [];

/** Lets domains above say what they still show after its owner deleted it. */
export function addResumeUse(use: Use) {
  uses.push(use);
}

export function notInUse(kind: keyof Use, id: SQLWrapper): SQL {
  return not(or(...uses.map((use) => use[kind](id)), sql`false`)!);
}

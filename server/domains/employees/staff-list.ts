import { mostStaff, type StaffRow } from "#contract/employee-invites.ts";
import { invalid } from "#server/errors/refusal.ts";
import { findPeopleTable, nameIn, rowsOf } from "#server/people-files/read-people-file.ts";
import { decodedText } from "#shared/words/decoded-text.ts";
import { isZip } from "#server/texts/is-zip.ts";
import { isEmail } from "#shared/links/email.ts";

const longest = 200;
type Known = { employees: ReadonlySet<string>; invited: ReadonlySet<string> };

/** The rows of a staff list, and what becomes of each; only the address is needed. */
export function readStaffList(file: Uint8Array, known: Known): StaffRow[] {
  const list = isZip(file) ? file : (decodedText(file) ?? "");
  const table = findPeopleTable(list, (fields) => fields.includes("email"));
  if (!table || table.lines.length === 0)
    throw invalid("We found no column with emails.", {
      file: "Name one column Email, and put one person in each row",
    });
  if (table.lines.length > mostStaff)
    throw invalid("This list is too long.", { file: `Split lists of more than ${mostStaff} people` });
  const seen = new Set<string>();
  return rowsOf(table).map(({ line, values }) => {
    const email =
      values.email
        ?.split(/[;,|\s]+/)[0]
        ?.toLowerCase()
        .slice(0, 254) ?? null;
    const outcome = outcomeOf(email, { ...known, seen });
    if (email) seen.add(email);
    const fullName = nameIn(values).slice(0, longest) || null;
    return { line, email, fullName, title: values.title?.slice(0, 120) ?? null, outcome };
  });
}

function outcomeOf(
  email: string | null,
  { employees, invited, seen }: Known & { seen: ReadonlySet<string> },
): StaffRow["outcome"] {
  if (!email || !isEmail(email)) return "invalid";
  if (seen.has(email)) return "repeated";
  if (employees.has(email)) return "employee";
  return invited.has(email) ? "again" : "invite";
}

/** An email goes to these. */
export function goesOut({ outcome }: StaffRow) {
  return outcome === "invite" || outcome === "again";
}

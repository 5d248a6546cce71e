import type { AuthenticatedContext } from "#server/context.ts";
import { findJobs, internalOf, type JobRow, plainColumns } from "#server/domains/jobs/index.ts";
import { and, eq } from "drizzle-orm";
import { storedRow } from "#server/database/stored-row.ts";
import { notFound } from "#server/errors/refusal.ts";
import { salaryText } from "#shared/money/salary.ts";
import { placeText } from "#shared/places/place-text.ts";
import { textOf } from "#shared/words/text-of.ts";
import type { FieldChange } from "#contract/job-imports.ts";
import { findImport, refuseStranger } from "./queries.ts";
import { jobImportLines } from "./tables.ts";

type Compared = Partial<JobRow>;
interface Field {
  name: FieldChange["field"];
  say: (job: Compared) => string | null;
}
/** What a posting and its job are compared by, each as people read it. */
const fields: Field[] = [
  { name: "title", say: ({ jobTitle }) => jobTitle ?? null },
  { name: "department", say: ({ department }) => department ?? null },
  {
    name: "location",
    say: ({ locations = [], remote = false, remoteLocations = [], workplaceType = null }) =>
      placeText({ locations, remote, remoteLocations, workplaceType }) || null,
  },
  { name: "salary", say: ({ salary }) => (salary ? salaryText(salary) || null : null) },
  { name: "employmentType", say: ({ employmentType }) => employmentType ?? null },
  { name: "seniority", say: ({ seniority }) => seniority ?? null },
  { name: "visibility", say: ({ internal }) => (internal ? "Employees only" : "Everyone") },
  { name: "closesOn", say: ({ closesOn }) => closesOn ?? null },
  { name: "link", say: ({ sourceUrl }) => sourceUrl ?? null },
];

/** What becomes of a job whose posting has changed, field by field: as it stands now, or as it stood before the import. */
export async function showLineChanges(
  context: AuthenticatedContext,
  { companyId, importId, position }: { companyId: string; importId: string; position: number },
): Promise<FieldChange[]> {
  refuseStranger(context, companyId);
  await findImport(context.db, companyId, importId);
  const [line] = await context.db
    .select()
    .from(jobImportLines)
    .where(and(eq(jobImportLines.importId, importId), eq(jobImportLines.position, position)));
  if (!line) throw notFound("Line");
  if (line.kind !== "changed" || !line.posting || !line.jobId) return [];
  const before =
    (line.before && storedRow<JobRow>(line.before)) ?? (await findJobs(context.db, [line.jobId]))[0];
  if (!before) return [];
  const found = plainColumns(line.posting);
  const after = {
    ...before,
    ...found,
    closesOn: found.closesOn ?? before.closesOn,
    internal: internalOf(line.posting, { internal: before.internal ?? false }),
  };
  return [...fieldsThatDiffer(before, after), ...textThatDiffers(before, line.posting.descriptionHtml)];
}

function fieldsThatDiffer(before: Compared, after: Compared): FieldChange[] {
  return fields.flatMap(({ name, say }) => {
    const change = { field: name, before: say(before), after: say(after) };
    return change.before === change.after ? [] : [change];
  });
}

const mostOfText = 1500;

/** Of a long text only what goes and what comes. */
function textThatDiffers({ jobDescription = "" }: Compared, html: string): FieldChange[] {
  const [was, is] = [sentencesOf(jobDescription), sentencesOf(html)];
  const only = (some: string[], others: string[]) => {
    const known = new Set(others);
    return (
      some
        .filter((sentence) => !known.has(sentence))
        .join(" ")
        .slice(0, mostOfText) || null
    );
  };
  const change = { field: "description" as const, before: only(was, is), after: only(is, was) };
  return change.before === change.after ? [] : [change];
}

function sentencesOf(html: string): string[] {
  return textOf(html)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

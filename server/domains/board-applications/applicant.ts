import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { type Application, fileOfSentResume } from "#server/domains/applications/index.ts";
import { filesByIds } from "#server/domains/files/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import type { AnsweredFile } from "#server/outside/ats/file-questions.ts";
import type { BoardApplicant } from "#server/outside/ats/send-application.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";

/** What the person sent to the company with their application; nothing else of their profile. */
export async function findApplicant(
  tx: Transaction,
  { id, candidateId, resumeId, pitch, answers }: Application,
  { outside, now }: TaskContext,
): Promise<BoardApplicant | null> {
  const [person] = await tx
    .select({
      fullName: users.fullName,
      email: users.email,
      phone: candidates.phone,
      location: candidates.location,
      linkedInUrl: candidates.linkedInUrl,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(candidates.id, candidateId));
  if (!person) return null;
  const { fullName, ...known } = person;
  const told = answers
    .filter(({ fileId }) => !fileId)
    .map(({ question, answer }) => `${question}\n${answer}`);
  return {
    ...known,
    ...nameParts(fullName),
    letter: [pitch, ...told].filter(Boolean).join("\n\n") || null,
    resume: await fileOfSentResume({ db: tx, outside, now }, { id, resumeId }),
    files: await answeredFiles(tx, answers, outside),
  };
}

/** Files that were sent as answers, with the question of each. */
async function answeredFiles(
  tx: Transaction,
  answers: Application["answers"],
  { storage }: TaskContext["outside"],
): Promise<AnsweredFile[]> {
  const known = await filesByIds(
    tx,
    answers.flatMap(({ fileId }) => fileId ?? []),
  );
  const found = await Promise.all(
    answers.map(async ({ question, fileId }) => {
      const file = fileId && known.get(fileId);
      const bytes = file && (await storage.get(file.key));
      return file && bytes ? [{ question, name: file.name, type: file.type, bytes }] : [];
    }),
  );
  return found.flat();
}

/** Boards ask for a last name; of one name they get a dash. */
function nameParts(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : "-";
  return { firstName: words.join(" "), lastName };
}

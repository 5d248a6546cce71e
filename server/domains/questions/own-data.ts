import { eq, inArray } from "drizzle-orm";
import { type OwnData, rolesOfUser } from "#server/domains/accounts/index.ts";
import { questions } from "./tables.ts";

/** Questions go with who asked them; answers stay without the name of who gave them. */
export const questionData: OwnData = {
  async show(db, { userId }) {
    const parts = (await rolesOfUser(db, userId)).map(({ id }) => id);
    if (parts.length === 0) return { questions: [], answers: [] };
    const asked = await db.select().from(questions).where(inArray(questions.candidateId, parts));
    const answers = await db
      .select({ question: questions.text, answer: questions.answer, answeredAt: questions.answeredAt })
      .from(questions)
      .where(inArray(questions.employeeId, parts));
    return { questions: asked.map(({ employeeId: _, ...question }) => question), answers };
  },
  async erase(tx, { userId }) {
    for (const { id } of await rolesOfUser(tx, userId)) {
      await tx.delete(questions).where(eq(questions.candidateId, id));
      await tx.update(questions).set({ employeeId: null }).where(eq(questions.employeeId, id));
    }
  },
};

import { eq, sql } from "drizzle-orm";
import type { FieldChoices, ProfileChoices } from "#contract/public-profiles.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { myCandidate } from "../queries.ts";
import { publicProfiles } from "../tables.ts";

export interface Choices {
  published: boolean;
  indexed: boolean;
  fields: FieldChoices;
}
/** Nothing is shown to anyone until its owner says so. */
const unchosen: Choices = { published: false, indexed: false, fields: {} };

export async function choicesOf(db: Reader, candidateId: string): Promise<Choices> {
  const [row] = await db.select().from(publicProfiles).where(eq(publicProfiles.candidateId, candidateId));
  return row ?? unchosen;
}

export async function readChoices(context: UserContext, id: string): Promise<ProfileChoices> {
  await myCandidate(context, id);
  const user = await findUser(context.db, context.viewer.userId);
  const { published, indexed, fields } = await choicesOf(context.db, id);
  const url = user?.parallelTag ? `${context.config.publicUrl}/people/${user.parallelTag}` : null;
  return { published, indexed, fields, url };
}

/** Of the fields only those that are named change. */
export async function setChoices(context: UserContext, id: string, wanted: Partial<Choices>) {
  const before = await readChoices(context, id);
  if (wanted.published && !before.url)
    throw invalid("A public profile needs a username.", { published: "Choose a username in Settings first" });
  const { fields = {}, ...switches } = wanted;
  const chosen = { ...switches, changedAt: context.now() };
  await context.db
    .insert(publicProfiles)
    .values({ candidateId: id, ...unchosen, ...chosen, fields })
    .onConflictDoUpdate({
      target: publicProfiles.candidateId,
      // Together with what another window chooses at the same time.
      set: { ...chosen, fields: sql`${publicProfiles.fields} || excluded.fields` },
    });
  return readChoices(context, id);
}

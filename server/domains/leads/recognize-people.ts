import { onEmailProven, rolesOfUser } from "#server/domains/accounts/index.ts";
import { beforeApplying, companiesAppliedTo } from "#server/domains/applications/index.ts";
import { recognize } from "./become-candidate.ts";

// The invitation they answer by applying is moved on like any other, with its source, its words and its conversation.
beforeApplying(recognize);

/** Who applied before confirming their address is known from then on; a company they did not apply to learns nothing. */
onEmailProven(async (tx, { userId, now }) => {
  const candidate = (await rolesOfUser(tx, userId)).find(({ kind }) => kind === "candidate");
  if (!candidate) return;
  for (const companyId of await companiesAppliedTo(tx, candidate.id))
    await recognize(tx, { userId, candidateId: candidate.id, companyId, now });
});

import type { Context } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { useLink } from "./email/verification-tokens.ts";
import { askLimit } from "./limits.ts";
import { lockUser } from "./queries.ts";
import { completed, startSignIn } from "./sign-in.ts";
import { accountTasks } from "./tasks.ts";

/** Answers the same for known and unknown addresses, in the same time. */
export async function askSignInLink(
  context: Context,
  { email, to }: { email: string; to?: string | undefined },
) {
  const { db, now } = context;
  await refuseBeyond(db, [askLimit(context)], now());
  await db.transaction((tx) =>
    enqueue(tx, accountTasks.sendSignInLink, {
      data: { email: email.toLowerCase(), to: to ?? null },
      at: now(),
    }),
  );
}

/** Signs in the owner of the mailbox; the link works once. */
export async function useSignInLink(context: Context, token: string) {
  const started = await context.db.transaction(async (tx) => {
    const link = await useLink(tx, { kinds: ["sign-in"], secret: token, now: context.now() });
    const user = link && (await lockUser(tx, link.subject));
    if (!user || user.email !== link.data.email)
      throw invalid(
        "This link has already been used or has expired. Request a new one.",
        { token: "Request a new link" },
        "LINK_EXPIRED",
      );
    return startSignIn(tx, context, user, { way: "link" });
  });
  return completed(started);
}

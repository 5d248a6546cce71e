import { eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import { administrators } from "#server/domains/accounts/tables.ts";
import type { Reader } from "../database/open.ts";
import { demoAccounts } from "./load-world.ts";

/**
 * The passwords of the demo world are published: where others come, it is shown only when DEMO=1 says so. It is known
 * by its administrator, since the other addresses are anyone's to sign up with.
 */
export async function refusePublicDemo({ DEMO, isPublic }: Pick<Config, "DEMO" | "isPublic">, db: Reader) {
  if (DEMO === "1" || !isPublic) return;
  const [admin] = await db
    .select({ id: administrators.id })
    .from(administrators)
    .where(eq(administrators.email, demoAccounts.admin));
  if (admin)
    throw new Error(
      "This database holds the demo world, whose passwords are published, and this address is not for this machine alone. Choose an empty database (DATABASE_URL, or another DATA_DIR), or set DEMO=1 to show the demo world to everyone who comes.",
    );
}

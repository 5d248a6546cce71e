import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { joinEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { createAdministrator, resetSecondFactor } from "#server/domains/accounts/index.ts";
import { isEmail } from "#shared/links/email.ts";

const usage = `Say who: npm run admin:create -- --email ada@example.com --name "Ada Lane"
An administrator who lost the authenticator app and the recovery codes: add --reset-second-factor`;

/** Makes the first administrator of an installation. */
async function run() {
  const { email, name, reset } = readWords();
  const config = readConfig();
  const embedded = config.DATABASE_URL ? null : await joinEmbedded(config.dataDir);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url);
  try {
    await migrateDatabase(database);
    const admin = await database.db.transaction(async (tx) => {
      const made = await createAdministrator(tx, { email, fullName: name, now: new Date() });
      if (reset) await resetSecondFactor(tx, made.id, new Date());
      return made;
    });
    console.log(`${admin.email} can sign in at ${config.publicUrl}/admin/sign-in`);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: "string" },
        name: { type: "string" },
        "reset-second-factor": { type: "boolean" },
      },
    });
    const { email = "", name = "", "reset-second-factor": reset = false } = values;
    if (isEmail(email) && (name.trim() || reset)) return { email, name: name.trim() || email, reset };
  } catch {
    // Words that are not known read like none at all.
  }
  throw new Error(usage);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { startEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { createAdministrator } from "#server/domains/accounts/index.ts";
import { isEmail } from "#shared/links/email.ts";

/** Makes the first administrator of an installation: npm run admin:create -- --email ada@example.com --name "Ada Lane" */
const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
if (!values.email || !isEmail(values.email) || !values.name) {
  console.error('Say who: npm run admin:create -- --email ada@example.com --name "Ada Lane"');
  process.exit(1);
}
const config = readConfig();
const embedded = config.DATABASE_URL ? null : await startEmbedded(config.dataDir);
const database = openDatabase(config.DATABASE_URL ?? embedded!.url);
await migrateDatabase(database);
const admin = await database.db.transaction((tx) =>
  createAdministrator(tx, { email: values.email!, fullName: values.name!, now: new Date() }),
);
console.log(`${admin.email} can sign in at ${config.publicUrl}/admin/sign-in`);
await database.close();
await embedded?.stop();

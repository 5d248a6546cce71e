import type { Config } from "./config.ts";
import type { Outside } from "./context.ts";
import type { OpenDatabase } from "./database/open.ts";

/** What the server is made of; tests hand in their own. */
export interface ServerDependencies {
  config: Config;
  database: OpenDatabase;
  outside: Outside;
  now: () => Date;
}

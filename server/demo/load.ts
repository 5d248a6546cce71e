import type { Context } from "#server/context.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import type { World } from "./world/world.ts";

const chunk = 250;

export interface Load {
  tx: Transaction;
  world: World;
  passwordHash: string;
  now: Date;
  publicUrl: string;
  postalAddress: string;
  storage: Context["outside"]["storage"];
  config: Context["config"];
  outside: Context["outside"];
}

type Table = Parameters<Database["insert"]>[0];
/** Many rows, a few hundred a statement. */
export async function inChunks<T extends Table>(tx: Transaction, table: T, rows: T["$inferInsert"][]) {
  for (let start = 0; start < rows.length; start += chunk)
    await tx.insert(table).values(rows.slice(start, start + chunk));
}

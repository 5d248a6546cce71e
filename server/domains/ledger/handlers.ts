import { addDays } from "#shared/times/add-days.ts";
import type { ledger } from "#contract/ledger.ts";
import type { DomainHandlers } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { journalOf } from "./journal.ts";
import { showLedger } from "./overview.ts";

export const ledgerHandlers: DomainHandlers<typeof ledger> = {
  overview: ({ db }) => showLedger(db),
  journal: async ({ db, now, query }) => {
    const until = query.until ?? now().toISOString().slice(0, 10);
    const from = query.from ?? `${until.slice(0, 4)}-01-01`;
    const days = { from: new Date(from), until: addDays(new Date(until), 1) };
    const text = await journalOf(db, days);
    return new Download("text/plain; charset=utf-8", Buffer.from(text), `ledger-${from}-${until}.journal`, {
      "cache-control": "private, no-store",
    });
  },
};

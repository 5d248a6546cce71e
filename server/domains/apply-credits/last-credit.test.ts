import { expect, test } from "vitest";
import { balanceOf, transfer } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { accountOf, unit } from "./credits.ts";
import { holdCredit } from "./spend.ts";

const world = openWorld();

/** Someone with a single credit left this month. */
async function withOneCredit() {
  const person = await aCandidate(world);
  await person.api.applyCredits.take();
  const key = `before:${person.candidateId}`;
  const entries = [
    { ...accountOf(person.candidateId), amount: -19 },
    { name: "credits:spent", currency: unit, amount: 19 },
  ];
  await world.db.transaction((tx) => transfer(tx, { key, memo: "Before", at: world.now(), entries }));
  return person;
}

/** As each press of "send" does before anything leaves. The API itself takes fewer than fifty of one person's presses a minute. */
function hold({ candidateId, userId }: CandidatePerson) {
  const viewer = { candidateId, userId } as Parameters<typeof holdCredit>[1];
  return world.db.transaction((tx) => holdCredit(tx, viewer, world.now()));
}

test(
  "apply credits: of fifty who race for the last one, one gets it",
  () =>
    raceOften(async () => {
      const person = await withOneCredit();
      const raced = await Promise.allSettled(Array.from({ length: racers }, () => hold(person)));
      const refused = raced.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
      expect(refused).toHaveLength(racers - 1);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["NO_CREDITS"]));
      expect(await person.api.applyCredits.credits()).toMatchObject({ left: 0, held: 1 });
      expect(await balanceOf(world.db, accountOf(person.candidateId))).toEqual({ balance: 1, free: 0 });
      expect(await problemsOf(world.db)).toEqual([]);
    }),
  huntMs,
);

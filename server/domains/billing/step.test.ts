import { expect, test } from "vitest";
import { planStates } from "#shared/plans/can.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type Occasion, nextMoment, step } from "./step.ts";
import { type Subscription, neverChosen } from "./subscriptions.ts";
import { planEvents, transitions } from "./transitions.data.ts";

const tax = { name: "Tax", percent: 20 };
const at = (text: string) => new Date(text);
const noon = { now: at("2026-11-21T12:00:00Z"), timeZone: "Europe/London", tax };
const free: Subscription = { ...neverChosen, ownerId: "c", ownerKind: "company", version: "launch-1" };
const seeker: Subscription = { ...free, ownerKind: "candidate", version: "seeker-1" };
type Kind = Subscription["ownerKind"];
const begins = {
  company: { before: free, version: "core-1" },
  candidate: { before: seeker, version: "plus-1" },
} as const;

/** A subscription in each state, as events lead to it. */
function inState(state: Subscription["state"], kind: Kind = "company"): Subscription {
  const { before, version } = begins[kind];
  const after = (from: Subscription, event: Occasion["event"]) =>
    step(from, { ...noon, version, event }).after;
  if (state === "free") return before;
  if (state === "trial") return after(before, "startTrial");
  const active = after(before, "planPaid");
  if (state === "active") return active;
  const grace = after(active, "paymentFails");
  return state === "grace" ? grace : after(grace, "graceEnds");
}

/** Every state with every event: the state it leads to, what is planned, or "-" where it is refused. */
const tables: Record<Kind, string> = {
  company: `
            free     trial    active          grace    standby
startTrial  trial    -        -               -        -
subscribe   invoice  invoice  active          -        invoice
planPaid    active   active   active          -        active
downgrade   standby  standby  active>standby  standby  -
cancel      -        free     active>launch-1 free     free
cancelPurchase free  trial    active          -        standby
purchaseLapses free  trial    active          -        standby
exitStandby -        -        -               -        invoice
trialEnds   -        free     -               -        -
periodEnds  -        -        invoice         -        -
paymentFails -       -        grace           grace    -
paymentArrives -     -        active          active   -
graceEnds   -        -        -               standby  -
`,
  candidate: `
            free     active          grace
startTrial  -        -               -
subscribe   invoice  active          -
planPaid    active   active          -
downgrade   -        -               -
cancel      -        active>seeker-1 free
cancelPurchase free  active          -
purchaseLapses free  active          -
exitStandby -        -               -
trialEnds   -        -               -
periodEnds  -        invoice         -
paymentFails -       grace           grace
paymentArrives -     active          active
graceEnds   -        -               free
`,
};
const kinds = (["company", "candidate"] as const).map((kind) => {
  const [states = [], ...rows] = tables[kind]
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  return { kind, states: states as Subscription["state"][], rows };
});
const cells = kinds.flatMap(({ kind, states, rows }) =>
  rows.flatMap(([event, ...outcomes]) =>
    states.map((state, nth) => ({ kind, state, event: event as Occasion["event"], outcome: outcomes[nth] })),
  ),
);

function outcomeOf(from: Subscription, event: Occasion["event"]) {
  try {
    const { version } = begins[from.ownerKind];
    const { after, invoice } = step(from, { ...noon, version, event });
    return invoice ? "invoice" : [after.state, after.next].filter(Boolean).join(">");
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return "-";
  }
}

test.each(kinds)(
  "plans: the table of a $kind names every event and every state it can be in",
  ({ kind, states, rows }) => {
    expect(rows.map(([event]) => event)).toEqual([...planEvents]);
    const others = planStates.filter((state) => !states.includes(state));
    expect(others).toEqual(kind === "company" ? [] : ["trial", "standby"]);
    for (const state of others)
      for (const event of planEvents) expect(outcomeOf({ ...begins[kind].before, state }, event)).toBe("-");
    for (const state of planStates)
      expect(Object.keys(transitions[kind][state]).toSorted()).toEqual([...planEvents].toSorted());
  },
);

test.each(cells)(
  "plans of a $kind: $event in $state leads to $outcome",
  ({ kind, state, event, outcome }) => {
    expect(outcomeOf(inState(state, kind), event)).toBe(outcome);
  },
);

test("plans: standby after a trial leads back to the free plan, and a trial is had once", () => {
  const standby = step(inState("trial"), { ...noon, event: "downgrade" }).after;
  expect(step(standby, { ...noon, event: "exitStandby" }).after).toMatchObject({
    state: "free",
    version: "launch-1",
  });
  expect(() => step({ ...free, trialUsedAt: noon.now }, { ...noon, event: "startTrial" })).toThrow(
    /free trial/,
  );
});

test("plans: an upgrade costs what is left of the period, a smaller plan begins at its end", () => {
  const active = inState("active");
  const halfway = { ...noon, now: at("2026-12-06T12:00:00Z") };
  const { invoice } = step(active, { ...halfway, event: "subscribe", version: "sync-1" });
  expect(invoice).toMatchObject({
    lines: [
      { text: "Sync plan, 15 of 30 days", amount: 22_450 },
      { text: "Core plan, 15 of 30 days not used", amount: -12_450 },
    ],
    net: 10_000,
    tax: 2000,
    total: 12_000,
    grants: "sync-1",
  });
  const sync = step(active, { ...halfway, event: "planPaid", version: "sync-1" }).after;
  expect(sync.periodEnd).toEqual(active.periodEnd);
  const down = step(sync, { ...halfway, event: "subscribe", version: "core-1" });
  expect(down).toMatchObject({ after: { version: "sync-1", next: "core-1" } });
  expect(down.invoice).toBeUndefined();
  const kept = step(down.after, { ...halfway, event: "subscribe", version: "sync-1" }).after;
  expect(kept.next).toBeNull();
  const later = step(down.after, { ...halfway, now: sync.periodEnd!, event: "periodEnds" });
  expect(later).toMatchObject({ after: { version: "core-1" }, invoice: { net: 24_900, grants: null } });
});

/** The ends of periods that the clock leads to in so many days. */
function periodsFrom(start: string, timeZone: string, days: number) {
  const until = at(start).getTime() + days * 86_400_000;
  let current = step(free, { ...noon, version: "core-1", now: at(start), timeZone, event: "planPaid" }).after;
  const ends: string[] = [];
  for (let due = nextMoment(current); due && due.at.getTime() <= until; due = nextMoment(current)) {
    ends.push(due.at.toISOString());
    current = step(current, { tax, timeZone, now: due.at, event: due.event }).after;
  }
  return ends;
}

test("plans: 400 days from the last day of a month keep to month ends, also of February in a leap year", () => {
  expect(periodsFrom("2027-10-31T12:00:00Z", "UTC", 400).map((end) => end.slice(0, 10))).toEqual([
    "2027-11-30",
    "2027-12-31",
    "2028-01-31",
    "2028-02-29",
    "2028-03-31",
    "2028-04-30",
    "2028-05-31",
    "2028-06-30",
    "2028-07-31",
    "2028-08-31",
    "2028-09-30",
    "2028-10-31",
    "2028-11-30",
  ]);
});

test("plans: from 29 February, the day comes back each month and in the next years ends at 28", () => {
  const ends = periodsFrom("2028-02-29T12:00:00Z", "UTC", 400).map((end) => end.slice(0, 10));
  expect(ends.slice(0, 2)).toEqual(["2028-03-29", "2028-04-29"]);
  expect(ends.at(-1)).toBe("2029-03-29");
  expect(ends.at(-2)).toBe("2029-02-28");
});

test("plans: what is chosen for the end of the period takes back an upgrade that isn’t paid yet, and leaves one more month owed", () => {
  const sync = step(inState("active"), { ...noon, event: "planPaid", version: "sync-1" }).after;
  const choices = [
    { event: "cancel" },
    { event: "downgrade" },
    { event: "subscribe", version: "core-1" },
  ] as const;
  for (const choice of choices) {
    const { voidsUpgrade, voidsOpen } = step(sync, { ...noon, ...choice });
    expect({ voidsUpgrade, voidsOpen }).toEqual({ voidsUpgrade: true, voidsOpen: undefined });
  }
  const kept = step(sync, { ...noon, event: "subscribe", version: "sync-1" });
  expect(kept.voidsUpgrade).toBeUndefined();
});

test("plans: a period ends at the same time of the clock, also when clocks change", () => {
  const ends = periodsFrom("2026-10-10T07:30:00Z", "Europe/Berlin", 400);
  expect(new Set(ends.map((end) => end.slice(11, 16)))).toEqual(new Set(["08:30", "07:30"]));
  expect(ends[0]).toBe("2026-11-10T08:30:00.000Z");
  expect(ends[5]).toBe("2027-04-10T07:30:00.000Z");
  expect(ends).toHaveLength(13);
});

test("plans: a job seeker who doesn’t pay until the end is on the free plan again", () => {
  const plus = step(seeker, { ...noon, event: "planPaid", version: "plus-1" }).after;
  expect(step(plus, { ...noon, event: "cancel" }).after.next).toBe("seeker-1");
  const grace = step(plus, { ...noon, event: "paymentFails" }).after;
  expect(step(grace, { ...noon, event: "graceEnds" })).toMatchObject({
    after: { state: "free", version: "seeker-1" },
    voidsOpen: true,
  });
});

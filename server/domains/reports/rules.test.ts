import { expect, test } from "vitest";
import { type KeptMove, factsOf, spreadOf } from "./rules.ts";

const at = (hours: number) => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000);
type Place = [toState: KeptMove["toState"], toStage?: string];
const moved = (hours: number, move: string, [toState, toStage = ""]: Place): KeptMove => ({
  at: at(hours),
  move,
  actorKind: "company",
  toState,
  toStage: toStage || null,
});
const standing = (
  applicationState: "pending" | "pipeline" | "denied" | "outbound",
  stage: string | null,
) => ({
  applicationState,
  stage,
  appliedAt: at(0),
  changedAt: at(500),
  waitingSince: at(0),
});

test("report rules: hours count in each stage, from the coming to the hire and to the first decision", () => {
  const facts = factsOf(standing("pipeline", "hired"), [
    moved(0, "apply", ["pending"]),
    moved(5, "save", ["pending"]),
    moved(30, "shortlist", ["pipeline", "screen"]),
    moved(40, "delayPass", ["pipeline", "screen"]),
    moved(54, "move", ["pipeline", "interview"]),
    moved(60, "move", ["pipeline", "screen"]),
    moved(61, "move", ["pipeline", "case-study"]),
    moved(100, "hire", ["pipeline", "hired"]),
  ]);
  expect(facts).toEqual({
    cameAt: at(0),
    furthest: 5,
    hireHours: 100,
    answerHours: 30,
    waitingSince: null,
    stages: [
      { stage: "screen", hours: 25, here: false },
      { stage: "interview", hours: 6, here: false },
      { stage: "case-study", hours: 39, here: false },
      { stage: "hired", hours: null, here: true },
    ],
  });
});

test.each([
  ["is taken back", [moved(80, "move", ["pipeline", "offer"])], ["pipeline", "offer"], 4, null],
  [
    "is taken back to the first stage",
    [moved(80, "move", ["pipeline", "screen"])],
    ["pipeline", "screen"],
    1,
    null,
  ],
  [
    "is taken back and made again",
    [moved(80, "move", ["pipeline", "offer"]), moved(90, "hire", ["pipeline", "hired"])],
    ["pipeline", "hired"],
    5,
    90,
  ],
] as const)(
  "report rules: a hire counts while it holds: one that %s",
  (_, after, [state, stage], furthest, hours) => {
    const hired = [moved(0, "apply", ["pending"]), moved(50, "hire", ["pipeline", "hired"])];
    expect(factsOf(standing(state, stage), [...hired, ...after])).toMatchObject({
      furthest,
      hireHours: hours,
    });
  },
);

test("report rules: an invitation counts once it is accepted, and owes no answer", () => {
  const invited = moved(0, "invite", ["outbound"]);
  expect(factsOf(standing("outbound", null), [invited])).toBeNull();
  const accepted = moved(48, "acceptInvitation", ["accepted"]);
  const passed = moved(72, "pass", ["denied"]);
  expect(factsOf(standing("denied", null), [invited, accepted, passed])).toMatchObject({
    cameAt: at(48),
    furthest: 2,
    answerHours: null,
    stages: [{ stage: "interview", hours: 24, here: false }],
  });
});

test("report rules: who waits is owed an answer, and the clock's end is none", () => {
  const applied = moved(0, "apply", ["pending"]);
  expect(factsOf(standing("pending", null), [applied])).toMatchObject({
    furthest: 0,
    answerHours: null,
    waitingSince: at(0),
    stages: [],
  });
  const expired = moved(90, "expire", ["expired"]);
  expect(factsOf(standing("denied", null), [applied, expired])).toMatchObject({
    answerHours: null,
    waitingSince: null,
  });
});

test("report rules: one whose moves do not lead where it stands came there when it last changed", () => {
  expect(factsOf(standing("pipeline", "offer"), [moved(0, "apply", ["pending"])])).toMatchObject({
    furthest: 4,
    stages: [{ stage: "offer", hours: null, here: true }],
  });
});

test("report rules: median and quartiles are cases that were, not numbers between them", () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([{ hours: 7, count: 1 }])).toEqual({ count: 1, lower: 7, median: 7, upper: 7 });
  const counted = [
    { hours: 9, count: 1 },
    { hours: 1, count: 2 },
    { hours: 4, count: 3 },
  ];
  expect(spreadOf(counted)).toEqual({ count: 6, lower: 1, median: 4, upper: 4 });
});

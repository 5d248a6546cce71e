import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = { SECRET: "a secret for tests only, long enough" };

test.each(["0", "-8", "1.5", "soon", "3601"])(
  "settings: %s is no time to undo, and the sentence says what is",
  (UNDO_SECONDS) => {
    expect(() => readConfig({ ...secret, UNDO_SECONDS })).toThrow(
      "The configuration cannot be used. UNDO_SECONDS: must be a whole number of seconds from 1 to 3600.",
    );
  },
);

test.each([
  [undefined, 8],
  ["", 8],
  ["40", 40],
])("settings: with UNDO_SECONDS %j actions can be undone for %i seconds", (UNDO_SECONDS, seconds) => {
  expect(readConfig({ ...secret, UNDO_SECONDS })).toMatchObject({ UNDO_SECONDS: seconds });
});

test.each([
  [undefined, 0],
  ["0", 0],
  ["2", 2],
])("settings: with TRUST_PROXY %j, %i proxies are in front", (TRUST_PROXY, hops) => {
  expect(readConfig({ ...secret, TRUST_PROXY })).toMatchObject({ TRUST_PROXY: hops });
});

test.each(["yes", "-1", "1.5", "true", "10"])(
  "settings: %s is no number of proxies, and the sentence says so",
  (TRUST_PROXY) => {
    expect(() => readConfig({ ...secret, TRUST_PROXY })).toThrow(
      "The configuration cannot be used. TRUST_PROXY: must be the number of proxies in front, a whole number from 0 to 9.",
    );
  },
);

test("settings: a list of breached passwords that is not there is named at the start", () => {
  expect(() => readConfig({ ...secret, BREACHED_PASSWORDS_FILE: "/nowhere/list.txt" })).toThrow(
    "The configuration cannot be used. BREACHED_PASSWORDS_FILE: names no file that is there.",
  );
});

test.each([
  { HOST: "0.0.0.0" },
  { HOST: "192.168.1.7" },
  { PUBLIC_URL: "https://jobs.example.com" },
  { PUBLIC_URL: "http://jobs.example.com" },
  { HOST: "::" },
])("demo world: with %j it starts only when DEMO says so", (address) => {
  expect(() => readConfig({ ...secret, ...address })).toThrow("Set DEMO=0 to start empty");
  expect(readConfig({ ...secret, ...address, DEMO: "1" })).toMatchObject({ demo: true, isPublic: true });
  expect(readConfig({ ...secret, ...address, DEMO: "0" })).toMatchObject({ demo: false });
});

test.each([{}, { HOST: "localhost" }, { HOST: "::1" }, { PUBLIC_URL: "http://127.0.0.1:8080" }])(
  "demo world: on this machine alone (%j) it starts by itself",
  (address) => {
    expect(readConfig({ ...secret, ...address })).toMatchObject({ demo: true, isPublic: false });
  },
);

// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { forgetPerson } from "./client.ts";
import {
  allOnDevice,
  forgetIfSame,
  forgetOthersDrafts,
  keepOnDevice,
  keptOnDevice,
} from "./device-drafts.ts";

afterEach(() => localStorage.clear());

const ann = { userId: "ann", name: "apply:1" };

test("device drafts: words are kept under whose they are and where, until the server has these and no newer ones", () => {
  keepOnDevice(ann, { pitch: "Hello" });
  expect(keptOnDevice(ann)).toEqual({ pitch: "Hello" });
  expect(keptOnDevice({ ...ann, userId: "ben" })).toBeNull();
  expect(keptOnDevice({ ...ann, name: "apply:2" })).toBeNull();
  forgetIfSame(ann, { pitch: "Hell" });
  expect(keptOnDevice(ann)).toEqual({ pitch: "Hello" });
  forgetIfSame(ann, { pitch: "Hello" });
  expect(keptOnDevice(ann)).toBeNull();
});

test("device drafts: all under one name are found, and of no one else", () => {
  keepOnDevice({ userId: "ann", name: "outbox:c#1" }, { id: 1 });
  keepOnDevice({ userId: "ann", name: "outbox:c#2" }, { id: 2 });
  keepOnDevice({ userId: "ann", name: "outbox:d#3" }, { id: 3 });
  keepOnDevice({ userId: "ben", name: "outbox:c#4" }, { id: 4 });
  expect(allOnDevice({ userId: "ann", name: "outbox:c#" })).toHaveLength(2);
});

test("device drafts: signing out forgets them with all else of the person, also under former names", () => {
  keepOnDevice(ann, "words");
  for (const name of ["unfinished-lead-upload", "build-template-visited", "person:recent:ann"])
    localStorage.setItem(name, "1");
  forgetPerson();
  expect(Object.keys(localStorage)).toEqual(["logout"]);
});

test("device drafts: who signs in next leaves nothing of those before, and keeps their own", () => {
  keepOnDevice(ann, "words");
  keepOnDevice({ ...ann, userId: "ben" }, "own");
  localStorage.setItem("other", "1");
  forgetOthersDrafts("ben");
  expect(keptOnDevice(ann)).toBeNull();
  expect(keptOnDevice({ ...ann, userId: "ben" })).toBe("own");
  expect(localStorage.getItem("other")).toBe("1");
});

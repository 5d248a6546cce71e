import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Loaded } from "./loaded.tsx";

afterEach(cleanup);

interface Query {
  data?: string[];
  error?: unknown;
}
function show({ data, error = null }: Query, refetch = () => {}) {
  return render(
    <Loaded
      of={{ data, error, refetch }}
      loading="Loading people"
      failed="Couldn’t load people"
      frame={(waiting) => <section aria-label="frame">{waiting}</section>}
    >
      {(people) => <p>{people.join(" ")}</p>}
    </Loaded>,
  );
}

test("load states: before the first answer, what is coming is announced in its frame", () => {
  show({});
  expect(screen.getByRole("region", { name: "frame" }).textContent).toContain("Loading people");
});

test("load states: the data takes the place of frame and shape", () => {
  show({ data: ["Ann", "Ben"] });
  expect(screen.getByText("Ann Ben")).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
});

test("load states: a failure says what did not come and why, and tries again", () => {
  let asked = 0;
  show({ error: new Error("boom") }, () => (asked += 1));
  expect(screen.getByRole("region", { name: "frame" }).textContent).toContain("Couldn’t load people");
  expect(screen.getByText("Something went wrong")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(asked).toBe(1);
});

test("load states: what is known stays while a later reading fails", () => {
  show({ data: ["Ann"], error: new Error("boom") });
  expect(screen.getByText("Ann")).toBeTruthy();
  expect(screen.queryByText("Couldn’t load people")).toBeNull();
});

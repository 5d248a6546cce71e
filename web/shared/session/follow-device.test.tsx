import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { dateWords } from "#ui/data/text/date-words.ts";
import { writeDatesAs } from "#ui/data/text/readers-locale.ts";
import { showScreen } from "#web/testing/calls.tsx";
import { useFollowDevice } from "./follow-device.ts";

afterEach(() => {
  cleanup();
  writeDatesAs("en-US");
});

function App({ children }: { children: ReactNode }) {
  useFollowDevice();
  return children;
}
function Day() {
  return <p>{dateWords("2026-11-24T12:00:00Z", { day: "numeric", month: "long", timeZone: "UTC" })}</p>;
}

test("dates: what an app shows first is written in the reader’s region already", () => {
  const who = {
    id: "u1",
    timeZone: "Europe/London",
    timeZoneChosen: true,
    locale: "en-GB",
    localeChosen: true,
  };
  showScreen(
    <App>
      <Day />
    </App>,
    { path: "/", at: "/", known: [[["me"], who]] },
  );
  expect(screen.getByText("24 November")).toBeTruthy();
});

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Section } from "./section.tsx";

afterEach(() => {
  cleanup();
  location.hash = "";
});

test("section: the one an address names is scrolled to when it appears, others aren’t", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  location.hash = "#plan";
  render(
    <Section title="Cards" anchor="cards">
      Visa
    </Section>,
  );
  expect(scrolled).not.toHaveBeenCalled();
  render(
    <Section title="Plan" anchor="plan">
      Plus
    </Section>,
  );
  expect(scrolled.mock.contexts).toMatchObject([{ id: "plan" }]);
});

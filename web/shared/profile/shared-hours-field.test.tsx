import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SharedHoursField } from "./shared-hours-field.tsx";

afterEach(cleanup);

function Hours() {
  const [hours, setHours] = useState<number | null>(null);
  return (
    <>
      <SharedHoursField value={hours} onChange={setHours} />
      <p role="status">{JSON.stringify(hours)}</p>
    </>
  );
}

test("shared hours: any number, or at least one to eight hours a day", () => {
  render(<Hours />);
  const field = screen.getByRole<HTMLSelectElement>("combobox", {
    name: "Working hours you share with a remote team",
  });
  const choose = (value: string) => fireEvent.change(field, { target: { value } });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Any",
    "At least 1 hour a day",
    ...[2, 3, 4, 5, 6, 7, 8].map((hours) => `At least ${hours} hours a day`),
  ]);
  choose("4");
  expect(screen.getByRole("status").textContent).toBe("4");
  expect(field.selectedOptions[0]!.textContent).toBe("At least 4 hours a day");
  choose("");
  expect(screen.getByRole("status").textContent).toBe("null");
});

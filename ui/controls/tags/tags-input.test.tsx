import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { TagsInput } from "./tags-input.tsx";

afterEach(cleanup);
const places = ["San Francisco, California", "San Francisco de Macorís"].map((label) => ({
  value: label,
  label,
}));
const findPlaces = async (query: string) =>
  places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

function Places({ first }: { first: boolean }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <TagsInput label="Places" value={value} onChange={setValue} options={findPlaces} firstOnEnter={first} />
      <p data-testid="chosen">{value.join("; ")}</p>
    </>
  );
}
function enter(words: string, { first = true } = {}) {
  render(<Places first={first} />);
  const box = screen.getByRole("combobox", { name: "Places" });
  fireEvent.change(box, { target: { value: words } });
  fireEvent.keyDown(box, { key: "Enter" });
}
const chosen = () => screen.getByTestId("chosen").textContent;

test("places: Enter takes the first suggestion, also when it comes a moment later", async () => {
  enter("San Fran");
  await waitFor(() => expect(chosen()).toBe("San Francisco, California"));
});

test("places: Enter keeps what was typed where nothing is suggested", async () => {
  enter("Atlantis");
  await waitFor(() => expect(chosen()).toBe("Atlantis"));
});

test("tags: Enter keeps what was typed where suggestions are only offered", async () => {
  enter("San Fran", { first: false });
  await waitFor(() => expect(chosen()).toBe("San Fran"));
});

test("tags: a typed word stays when the list closes, and is taken as the field is left", async () => {
  render(
    <>
      <Places first={false} />
      <button>Save</button>
    </>,
  );
  const box = screen.getByRole("combobox", { name: "Places" });
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  box.focus();
  fireEvent.change(box, { target: { value: "San Fran" } });
  await screen.findByRole("option", { name: "San Francisco, California" });
  fireEvent.pointerDown(screen.getByText("Save"));
  fireEvent.mouseDown(screen.getByText("Save"));
  fireEvent.click(screen.getByText("Save"));
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  screen.getByText("Save").focus();
  await waitFor(() => expect(chosen()).toBe("San Fran"));
});

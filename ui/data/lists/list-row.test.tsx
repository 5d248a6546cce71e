import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { List, ListRow } from "./list-row.tsx";

afterEach(cleanup);

function Fruit() {
  const [left, setLeft] = useState(["Apple", "Pear", "Plum"]);
  const remove = (name: string) => setLeft(left.filter((each) => each !== name));
  return (
    <List label="Fruit">
      {left.map((name) => (
        <ListRow key={name} title={name} end={<button onClick={() => remove(name)}>Remove {name}</button>} />
      ))}
    </List>
  );
}
function press(name: string) {
  const button = screen.getByText(`Remove ${name}`);
  button.focus();
  act(() => button.click());
}

test("a list: where a row is removed, the one that takes its place has the focus, or else the last", () => {
  render(<Fruit />);
  press("Pear");
  expect(document.activeElement?.textContent).toBe("Remove Plum");
  press("Plum");
  expect(document.activeElement?.textContent).toBe("Remove Apple");
});

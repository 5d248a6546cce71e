import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { List, ListRow } from "./list-row.tsx";

afterEach(cleanup);

/** Without a row there is no list, as where an empty state takes its place. */
function Fruit({ isKept = true }: { isKept?: boolean }) {
  const [left, setLeft] = useState(["Apple", "Pear", "Plum"]);
  const remove = (name: string) => setLeft(left.filter((each) => each !== name));
  return (
    <section>
      <h2>Fruit</h2>
      {(isKept || left.length > 0) && (
        <List label="Fruit">
          {left.map((name) => (
            <ListRow
              key={name}
              title={name}
              end={<button onClick={() => remove(name)}>Remove {name}</button>}
            />
          ))}
        </List>
      )}
    </section>
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

test.each([
  ["stays", true],
  ["goes with it", false],
])("a list: after the last row, when the list %s, the heading above has the focus", (_, isKept) => {
  render(<Fruit isKept={isKept} />);
  for (const name of ["Apple", "Pear", "Plum"]) press(name);
  expect(document.activeElement?.tagName).toBe("H2");
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useSavedQuery } from "./use-saved-query.ts";
import { useSavedScroll } from "./use-saved-scroll.ts";

function List() {
  useSavedQuery({ key: "teams-app-requests-query", path: "/teams/people" });
  const box = useSavedScroll("teams-app-requests-scroll-top");
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/teams/people?state=revealed">You know them</Link>
      <div ref={box} data-testid="list" />
    </>
  );
}
function open() {
  render(
    <MemoryRouter initialEntries={["/teams/people"]}>
      <List />
    </MemoryRouter>,
  );
}
const address = () => screen.getByTestId("address").textContent;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("lists: whoever comes back finds the view and the place they left", async () => {
  open();
  expect(address()).toBe("/teams/people");
  fireEvent.click(screen.getByText("You know them"));
  await waitFor(() => expect(address()).toBe("/teams/people?state=revealed"));
  const list = screen.getByTestId("list");
  list.scrollTop = 240;
  fireEvent.scroll(list);
  cleanup();
  open();
  await waitFor(() => expect(address()).toBe("/teams/people?state=revealed"));
  expect(screen.getByTestId("list").scrollTop).toBe(240);
});

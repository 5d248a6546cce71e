import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function open(children: ReactNode) {
  render(
    <Dialog title="A highlight" trigger={<button>Open</button>}>
      {children}
    </Dialog>,
  );
  fireEvent.click(screen.getByText("Open"));
}

test("a dialog begins in its first field", async () => {
  open(
    <>
      <button>Choose a picture</button>
      <input type="hidden" />
      <input aria-label="Title" />
    </>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Title")));
});

test("a dialog without a field begins with what can be pressed", async () => {
  open(<p>Nothing to fill in</p>);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Close"));
});

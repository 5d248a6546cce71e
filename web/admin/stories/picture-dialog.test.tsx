import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { PictureDialog } from "./picture-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = { id: "f1", name: "loaf.png", type: "image/png", bytes: 3, url: "/api/files/f1" };
const loaf = new File(["png"], "loaf.png", { type: "image/png" });
function show(props: Partial<Parameters<typeof PictureDialog>[0]> = {}) {
  const onDone = vi.fn();
  const none = () => {};
  const dialog = (
    <PictureDialog picture={null} file={null} onDone={onDone} onRemove={none} onClose={none} {...props} />
  );
  showScreen(dialog, { path: "/", at: "/" });
  return onDone;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("story pictures: one that was dropped goes up at once, and needs words", async () => {
  answerCalls({ "POST /files": () => stored });
  const onDone = show({ file: loaf });
  await screen.findByAltText("The picture you chose");
  press("Add");
  expect(await screen.findByText("Describe the picture")).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("What it shows"), { target: { value: " A loaf " } });
  press("Add");
  expect(onDone).toHaveBeenCalledWith({ src: "/api/files/f1", alt: "A loaf" });
});

test("story pictures: why one is refused is said, and nothing is added without one", async () => {
  answerCalls({
    "POST /files": () => {
      throw refusal("The maximum allowed size is 8 MB.", { code: "TOO_LARGE", statusCode: 413 });
    },
  });
  const onDone = show();
  fireEvent.change(screen.getByLabelText(/Choose a picture/), { target: { files: [loaf] } });
  expect(await screen.findByText("The maximum allowed size is 8 MB.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("What it shows"), { target: { value: "A loaf" } });
  press("Add");
  expect(onDone).not.toHaveBeenCalled();
});

test("story pictures: a picture in the text gets other words", async () => {
  const onDone = show({ picture: { src: "/api/files/f1", alt: "A loaf" } });
  fireEvent.change(screen.getByLabelText("What it shows"), { target: { value: "Two loaves" } });
  press("Change");
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ src: "/api/files/f1", alt: "Two loaves" }));
});

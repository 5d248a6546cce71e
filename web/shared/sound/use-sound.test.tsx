import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast } from "#ui/overlays/toast-store.ts";
import { askForQuiet } from "./attention.ts";
import { SoundSection } from "./sound-section.tsx";
import { useSound } from "./use-sound.ts";

const music = vi.hoisted(() => ({ play: vi.fn(), rest: vi.fn(), stir: vi.fn() }));
vi.mock("./music.ts", () => ({ theMusic: () => music }));
let still = false;

beforeEach(() => {
  vi.clearAllMocks();
  still = false;
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("matchMedia", () => ({
    matches: still,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function App({ dialog = false }) {
  useSound();
  return (
    <>
      <SoundSection />
      {dialog && <div role="dialog" />}
    </>
  );
}
/** Whether what was asked last is to play. */
const plays = () =>
  (music.play.mock.invocationCallOrder.at(-1) ?? 0) > (music.rest.mock.invocationCallOrder.at(-1) ?? 0);
async function openAndPress() {
  const app = render(<App />);
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(plays()).toBe(true));
  return app;
}

test("sound: on by default, but silent until the first press", async () => {
  render(<App />);
  expect(screen.getByRole("switch", { name: /^Play music/ }).getAttribute("aria-checked")).toBe("true");
  expect(music.play).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(music.play).toHaveBeenCalled());
  fireEvent.pointerUp(document.body);
  expect(music.stir).toHaveBeenCalled();
});

test("sound: turned off it stops, and stays off after a reload", async () => {
  const { unmount } = await openAndPress();
  // The checkbox inside: in this DOM a click on the switch also counts as one on its label.
  fireEvent.click(screen.getByRole("checkbox", { hidden: true }));
  await waitFor(() => expect(plays()).toBe(false));
  unmount();
  vi.clearAllMocks();
  render(<App />);
  fireEvent.pointerUp(document.body);
  expect(screen.getByRole("switch", { name: /^Play music/ }).getAttribute("aria-checked")).toBe("false");
  expect(music.play).not.toHaveBeenCalled();
});

test("sound: never plays if the device asks for less motion, and the settings say so", async () => {
  still = true;
  render(<App />);
  fireEvent.pointerUp(document.body);
  await screen.findByText("Your device asks for less motion, so no music plays.");
  expect(music.play).not.toHaveBeenCalled();
});

test("sound: rests while a dialog is open", async () => {
  const { rerender } = await openAndPress();
  rerender(<App dialog />);
  await waitFor(() => expect(plays()).toBe(false));
  rerender(<App />);
  await waitFor(() => expect(plays()).toBe(true));
});

test("sound: rests while a voice reads and while a warning is shown", async () => {
  await openAndPress();
  let over = () => {};
  act(() => void (over = askForQuiet()));
  expect(plays()).toBe(false);
  act(() => over());
  expect(plays()).toBe(true);
  act(() => showToast({ text: "You’re offline", tone: "warning" }));
  expect(plays()).toBe(false);
});

test("sound: rests while the app is left", async () => {
  const { unmount } = await openAndPress();
  unmount();
  expect(plays()).toBe(false);
});

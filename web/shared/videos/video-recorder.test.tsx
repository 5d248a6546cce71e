import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VideoRecorder } from "./video-recorder.tsx";

class FakeRecorder {
  static isTypeSupported = () => true;
  state = "inactive";
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop: () => void = () => {};
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.ondataavailable({ data: new Blob(["film"]) });
    this.onstop();
  }
}
const kept = new Set<string>();
let made = 0;
const track = { stop: vi.fn() };

beforeEach(() => {
  kept.clear();
  track.stop.mockClear();
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [track] }),
    },
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    const address = `blob:${++made}`;
    kept.add(address);
    return address;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void kept.delete(address));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
async function recorded() {
  const onFile = vi.fn();
  const { unmount } = render(<VideoRecorder onFile={onFile} onCancel={() => {}} />);
  await waitFor(() => expect(button("Start recording").disabled).toBe(false));
  press("Start recording");
  press("Stop recording");
  await screen.findByRole("button", { name: "Use this video" });
  return { onFile, unmount };
}

test("recorder: a recording is looked at before it is used, with the camera off", async () => {
  const { onFile } = await recorded();
  expect(track.stop).toHaveBeenCalled();
  expect(screen.getByLabelText("Your recording").getAttribute("src")).toMatch(/^blob:/);
  press("Use this video");
  expect(onFile.mock.calls[0]![0]).toBeInstanceOf(File);
});

test("recorder: the old recording’s memory is freed when you record again and when you leave", async () => {
  const { unmount } = await recorded();
  expect(kept.size).toBe(1);
  press("Record again");
  await waitFor(() => expect(kept.size).toBe(0));
  unmount();
  const again = await recorded();
  expect(kept.size).toBe(1);
  again.unmount();
  expect(kept.size).toBe(0);
});

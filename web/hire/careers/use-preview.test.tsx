import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePreview } from "./use-preview.ts";

test("careers builder: a preview that loads after the first save still shows it", () => {
  const told = vi.fn();
  const preview = { postMessage: told };
  const frame = { current: { contentWindow: preview } as unknown as HTMLIFrameElement };
  const { result } = renderHook(() => usePreview(frame));
  const alive = (source: unknown) => {
    const data = { name: "careers-preview", ready: true };
    const message = new MessageEvent("message", { origin: window.location.origin, data });
    Object.defineProperty(message, "source", { value: source });
    window.dispatchEvent(message);
  };
  alive(preview);
  expect(told).not.toHaveBeenCalled();
  result.current({ block: "about" });
  result.current({ saved: true });
  told.mockClear();
  alive({});
  expect(told).not.toHaveBeenCalled();
  alive(preview);
  expect(told.mock.calls.map(([message]) => message as unknown)).toEqual([
    { name: "careers-preview", block: "about", saved: true },
  ]);
});

import { afterEach, expect, test, vi } from "vitest";
import { openConnectFrame } from "./connect-frame.ts";

afterEach(() => document.body.replaceChildren());
const frame = () => document.querySelector("iframe")!;
const tell = (type: string, data?: object) =>
  window.dispatchEvent(new MessageEvent("message", { source: frame().contentWindow, data: { type, data } }));
const open = () => openConnectFrame("https://connect.kombo.dev/v1?token=t");
const closed = () => vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());

test("connected accounts: a frame over the whole screen names its version and hands the token over", async () => {
  const token = open();
  const address = new URL(frame().getAttribute("src")!);
  expect(address.origin).toBe("https://connect.kombo.dev");
  expect(address.searchParams.get("sdkv")).toMatch(/^\d+\.\d+\.\d+$/);
  expect(frame().title).toBe("Connect your account");
  tell("success", { activation_token: "secret" });
  expect(await token).toBe("secret");
  await closed();
});

test("connected accounts: a second frame is refused while one is open", async () => {
  const first = open();
  await expect(open()).rejects.toThrow("There's already a Kombo Connect modal open!");
  tell("close");
  await expect(first).rejects.toThrow("The user cancelled the flow!");
  await closed();
});

test("connected accounts: a frame that does not load can be left", async () => {
  const token = open();
  document.querySelector("button")!.click();
  await expect(token).rejects.toThrow("The user cancelled the flow!");
  await closed();
});

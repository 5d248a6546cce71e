import { afterEach, expect, test, vi } from "vitest";
import { addPasskey, signInByPasskey } from "./passkeys.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    "http://127.0.0.1:3000",
    "Passkeys don’t work at 127.0.0.1. Open http://localhost:3000 instead, and try there.",
  ],
  ["http://[::1]:3000", "Passkeys don’t work at [::1]. Open http://localhost:3000 instead, and try there."],
  [
    "https://192.0.2.7",
    "Passkeys don’t work at 192.0.2.7. Open this site by its name instead, and try there.",
  ],
])("passkeys: at %s it is said where they work, before anything is asked", async (address, message) => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("window", { location: new URL(address) });
  await expect(addPasskey({ password: "secret" }, "My laptop")).rejects.toThrow(message);
  await expect(signInByPasskey()).rejects.toThrow(message);
  expect(fetch).not.toHaveBeenCalled();
});

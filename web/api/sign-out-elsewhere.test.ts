import { expect, test } from "vitest";
import { onSignOutElsewhere } from "./client.ts";

const written = (key: string) => Object.assign(new Event("storage"), { key });

test("sign-out: a tab leaves when another one signs out, and for nothing else that is kept", () => {
  const tab = new EventTarget();
  let left = 0;
  const stop = onSignOutElsewhere(() => left++, tab);
  tab.dispatchEvent(written("person:recent"));
  expect(left).toBe(0);
  tab.dispatchEvent(written("logout"));
  expect(left).toBe(1);
  stop();
  tab.dispatchEvent(written("logout"));
  expect(left).toBe(1);
});

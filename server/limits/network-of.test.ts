import { expect, test } from "vitest";
import { openWorld } from "#server/testing/world.ts";
import { networkOf } from "./network-of.ts";

const world = openWorld();

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
  ["unknown", "unknown"],
])("limits: tries from %s count for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("limits: whoever tries passwords from a new address of their network each time is one caller", async () => {
  const logIn = async (remoteAddress: string) => {
    const { statusCode } = await world.app.inject({
      method: "POST",
      url: "/api/users/login",
      headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY },
      payload: { email: "nobody@people.example", password: "a wrong password" },
      remoteAddress,
    });
    return statusCode;
  };
  for (let host = 1; host <= 20; host++) expect(await logIn(`2001:db8:7:1::${host}`)).toBe(401);
  expect(await logIn("2001:db8:7:1:ffff::1")).toBe(429);
  expect(await logIn("2001:db8:7:2::1")).toBe(401);
});

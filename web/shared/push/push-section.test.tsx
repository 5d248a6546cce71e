import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { PushSection } from "./push-section.tsx";

const endpoint = "https://push.example/one";
const phone = { id: "0", name: "Firefox on Android", endpoint: "https://push.example/phone" };
const when = { createdAt: "2026-11-20T09:00:00Z", pushedAt: null };

afterEach(() => vi.unstubAllGlobals());

/** A browser as far as the section asks it. */
function browser({ permission = "default", asked = "granted", subscribed = false } = {}) {
  let on = subscribed;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => void (on = false),
  };
  const worker = {
    pushManager: {
      getSubscription: async () => (on ? subscription : null),
      subscribe: async () => {
        on = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: vi.fn(async () => asked) });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async () => worker,
      getRegistration: async () => worker,
      ready: Promise.resolve(worker),
    },
  });
  return { isSubscribed: () => on };
}

/** The server with the devices it knows. */
function server(known: object[]) {
  const devices = [...known];
  const sent = answerCalls({
    "GET /push/devices": () => devices,
    "GET /push/key": () => ({ publicKey: "key" }),
    "GET /push/settings": () => ({
      quietHours: { from: "22:00", to: "07:00" },
      whenOn: { from: "22:00", to: "07:00" },
    }),
    "POST /push/devices": (body) => {
      const device = { id: "1", name: "Chrome on Linux", ...when, endpoint: (body as typeof phone).endpoint };
      devices.push(device);
      return device;
    },
    "DELETE /push/devices/1": () => devices.splice(0) && {},
    "PATCH /push/settings": (body) => {
      const { from, to } = (body as { quietHours: { from: string; to: string } }).quietHours;
      if (from === to)
        throw refusal("Invalid", {
          details: { "quietHours.to": "Choose an end that differs from the start" },
        });
      return body;
    },
  });
  return sent;
}

test("push: turning on asks the browser, tells the server and names this device", async () => {
  browser();
  const sent = server([]);
  show(<PushSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Turn on for this device" }));
  expect(await screen.findByText(/^This device, on since/)).toBeTruthy();
  expect(sent).toEqual([
    { call: "POST /push/devices", body: { endpoint, keys: { p256dh: "p", auth: "a" } } },
  ]);
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();
});

test("push: turning off ends the browser's subscription too", async () => {
  const { isSubscribed } = browser({ subscribed: true });
  server([{ id: "1", name: "Chrome on Linux", endpoint, ...when }]);
  show(<PushSection />);
  await screen.findByText(/^This device, on since/);
  fireEvent.click(screen.getByRole("button", { name: "Turn off on Chrome on Linux" }));
  expect(await screen.findByRole("button", { name: "Turn on for this device" })).toBeTruthy();
  expect(isSubscribed()).toBe(false);
});

test.each([
  ["was refused", { permission: "denied" }, /Notifications are blocked/],
  ["is refused now", { asked: "denied" }, null],
])("push: nothing is told to the server where permission %s", async (_case, options, sentence) => {
  browser(options);
  const sent = server([]);
  show(<PushSection />);
  if (sentence) expect(await screen.findByText(sentence)).toBeTruthy();
  else {
    fireEvent.click(await screen.findByRole("button", { name: "Turn on for this device" }));
    await vi.waitFor(() => expect(Notification.requestPermission).toHaveBeenCalled());
  }
  expect(sent).toEqual([]);
});

test("push: another device can be turned off from here, and quiet hours are kept as they are typed", async () => {
  browser();
  const sent = server([{ ...phone, ...when }]);
  show(<PushSection />);
  const from = await screen.findByLabelText("From");
  fireEvent.change(from, { target: { value: "21:30" } });
  fireEvent.blur(from);
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { call: "PATCH /push/settings", body: { quietHours: { from: "21:30", to: "07:00" } } },
    ]),
  );
  expect(screen.getByText(/^On since/)).toBeTruthy();
});

test("push: a cleared or refused time says so at its field, with the quiet hours in force; a change is confirmed", async () => {
  browser();
  server([{ ...phone, ...when }]);
  const shown = currentToasts().length;
  show(<PushSection />);
  const to = await screen.findByLabelText<HTMLInputElement>("To");
  fireEvent.change(to, { target: { value: "" } });
  fireEvent.blur(to);
  const inForce = "Until then they are from 10:00 PM to 7:00 AM.";
  expect(screen.getByText(`Enter a time, or turn quiet hours off. ${inForce}`)).toBeTruthy();
  fireEvent.change(to, { target: { value: "22:00" } });
  fireEvent.blur(to);
  expect(await screen.findByText(`Choose an end that differs from the start. ${inForce}`)).toBeTruthy();
  expect(currentToasts()).toHaveLength(shown);
  fireEvent.change(to, { target: { value: "06:30" } });
  fireEvent.blur(to);
  await vi.waitFor(() =>
    expect(currentToasts().at(-1)?.text).toBe("Quiet hours are from 10:00 PM to 6:30 AM"),
  );
});

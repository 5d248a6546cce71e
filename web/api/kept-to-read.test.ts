// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPerson } from "./client.ts";
import { forgetOthersReading, keepConversation, keepJobs } from "./kept-to-read.ts";

const stores = new Map<string, Map<string, Response>>();
const place = "/offline/reading.json";

beforeEach(() => {
  stores.clear();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (at: string) => store.get(at)?.clone(),
        put: async (at: string, response: Response) => void store.set(at, response),
      };
    },
    match: async (at: string) =>
      [...stores.values()]
        .find((store) => store.has(at))
        ?.get(at)
        ?.clone(),
    delete: async (name: string) => stores.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const conversation = (applicationId: string, texts = ["Hello"]) => ({
  applicationId,
  name: "Ada",
  about: "Nurse",
  messages: texts.map((text) => ({ who: "Ada", at: "2026-11-28T12:00:00.000Z", text })),
});
async function kept() {
  const response = stores.get("person:reading")?.get(place);
  return response && response.clone().json();
}

test("kept to read: the conversations read last come first, and only the newest of their messages", async () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "b"]) await keepConversation("ann", conversation(id));
  const long = Array.from({ length: 40 }, (_, at) => `${at}`);
  await keepConversation("ann", conversation("c", long));
  const { conversations } = await kept();
  expect(conversations.map(({ applicationId }: { applicationId: string }) => applicationId)).toEqual([
    "c",
    "b",
    "f",
    "e",
    "d",
  ]);
  expect(conversations[0].messages).toHaveLength(30);
  expect(conversations[0].messages.at(-1).text).toBe("39");
});

test("kept to read: saved jobs and conversations stored at the same time are both kept", async () => {
  await Promise.all([
    keepConversation("ann", conversation("a")),
    keepJobs("ann", [{ title: "Pilot", text: "Fjord" }]),
  ]);
  expect(await kept()).toMatchObject({ userId: "ann", conversations: [{}], jobs: [{ title: "Pilot" }] });
});

test("kept to read: another person finds nothing the previous one read, and signing out deletes everything", async () => {
  await keepConversation("ann", conversation("a"));
  await forgetOthersReading("ann");
  expect((await kept()).conversations).toHaveLength(1);
  await keepJobs("ben", []);
  expect(await kept()).toMatchObject({ userId: "ben", conversations: [] });
  await forgetOthersReading("ann");
  expect(await kept()).toBeUndefined();
  await keepConversation("ann", conversation("a"));
  forgetPerson();
  await vi.waitFor(async () => expect(await kept()).toBeUndefined());
});

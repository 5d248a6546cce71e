import { expect, test } from "vitest";
import { aJobAtBoard } from "#server/testing/agent-applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const off = openWorld();
const keyless = openWorld(null, { APPLY_AGENT: "on", APPLY_AGENT_KEYS: "greenhouse/acme=secret-1" });

test("agent applications: they are off unless the server is set up for them, and say so", async () => {
  const { api } = await aCandidate(off);
  const { id } = await aJobAtBoard(off);
  const form = await api.agentApplications.form({ params: { id } });
  expect(form).toMatchObject({ way: "there", fields: [], application: null });
  expect(form.why).toContain("APPLY_AGENT");
});

test("agent applications: a board that wants the company’s key is offered only with it", async () => {
  const { api } = await aCandidate(keyless);
  const offerOf = async (system: string) => {
    const { id } = await aJobAtBoard(keyless, system);
    return (await api.agentApplications.status({ query: { jobId: id } })).offer;
  };
  expect(await offerOf("greenhouse")).toMatchObject({ way: "agent" });
  expect(await offerOf("recruitee")).toMatchObject({ way: "agent" });
  expect((await offerOf("lever"))!.why).toContain("none for lever/acme in APPLY_AGENT_KEYS");
});

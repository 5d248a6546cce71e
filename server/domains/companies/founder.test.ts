import { expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("companies: who signs up a company that wasn’t known is kept with their profile, for administrators", async () => {
  const body = {
    email: "ana@fieldbright.example",
    password: "correct horse",
    fullName: "Ana Silva",
    companyName: "Fieldbright",
    website: "fieldbright.example",
    linkedInUrl: "linkedin.com/in/ana-silva",
    inviteId: "",
  };
  const { company, token } = await world.client().companies.signUp({ body });
  const { api } = await anAdministrator(world);
  expect(await api.companySupport.get({ params: { id: company.id } })).toMatchObject({
    takenOver: null,
    signedUp: { fullName: "Ana Silva", linkedInUrl: "https://linkedin.com/in/ana-silva" },
  });
  expect((await world.client(token).companies.myClaim()).claim).toBeNull();
});

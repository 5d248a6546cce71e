import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { addCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompany, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
async function confirm(email: string) {
  const [, token] = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)!;
  await world.client().accounts.verifyEmail({ body: { token: token! } });
}

test("taking over: once an administrator agrees, someone at the domain takes over from a team we disabled, without that team’s card", async () => {
  const company = await aCompany(world, {
    companyEmailDomain: "deserted.example",
    provenAt: null,
    isManaged: false,
  });
  const claim = (email: string) =>
    world.client().companies.claim({
      params: { companyId: company.id },
      body: { password: "correct horse battery", email },
    });
  const first = await claim("xan@deserted.example");
  await confirm("xan@deserted.example");
  const former = { api: world.client(first.token) } as CompanyPerson;
  await addCard(former, payments.provider);
  const late = () => claim("owner@deserted.example");
  expect((await refusal(late())).code).toBe("COMPANY_EXISTS");
  const admin = await anAdministrator(world);
  await admin.api.support.setDisabled({
    params: { id: first.user.id },
    body: { disabled: true, reason: "They collect deposits from applicants." },
  });
  const owner = await late();
  await confirm("owner@deserted.example");
  const api = world.client(owner.token);
  expect((await api.companies.myClaim()).claim).toMatchObject({ state: "waiting" });
  expect(await admin.api.companies.claims()).toMatchObject([{ teamDisabled: true, disabled: false }]);
  await admin.api.companies.decideClaim({
    params: { id: owner.claim!.id },
    body: { status: "accepted" },
  });
  expect((await api.companies.myClaim()).claim).toMatchObject({ state: "accepted" });
  await world.settle();
  expect(await api.billing.methods()).toEqual([]);
  await admin.api.support.setDisabled({
    params: { id: first.user.id },
    body: { disabled: false, reason: "They showed that they own the company." },
  });
  const team = await api.companies.team({ params: { id: company.id }, query: {} });
  expect(team.map(({ fullName }) => fullName)).toEqual(["Owner"]);
});

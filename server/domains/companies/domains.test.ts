import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function aFirm(companyEmailDomain: string) {
  const { id } = await aCompany(world, { companyEmailDomain });
  const ana = await aCompanyAdmin(world, { companyId: id });
  const params = { id };
  return {
    ...ana,
    params,
    ask: (domain: string, email: string) =>
      ana.api.companies.verifyDomain({ params, body: { domain, email } }),
    add: (domain: string, email: string, token: string) =>
      ana.api.companies.addDomain({ params, body: { domain, email, token } }),
    remove: (domain: string) => ana.api.companies.removeDomain({ params, body: { domain } }),
    domains: async () => (await ana.api.companies.get({ params })).domains,
  };
}
async function mailedToken(email: string) {
  const { text } = (await lastEmailTo(world, email))!;
  return /\/hire\/company\?token=([\w-]+)/.exec(text)![1]!;
}

test("company domains: a mailbox proves a further one, which then is the company's for website and sign-up", async () => {
  const firm = await aFirm("oldname.example");
  await firm.ask("newname.example", "office@newname.example");
  expect(await firm.domains()).toEqual(["oldname.example"]);
  const token = await mailedToken("office@newname.example");
  expect(await firm.add("newname.example", "office@newname.example", token)).toEqual({
    domains: ["oldname.example", "newname.example"],
  });
  expect((await refusal(firm.add("newname.example", "office@newname.example", token))).code).toBe(
    "LINK_EXPIRED",
  );
  const website = "https://careers.newname.example";
  const { api, params } = firm;
  expect((await api.companies.update({ params, body: { website } })).website).toBe(website);
  const asked = { body: { website: "newname.example" } };
  expect(await world.client().companies.exists(asked)).toMatchObject({
    exists: true,
    claimable: false,
    company: { id: params.id },
  });
  expect((await refusal(firm.remove("newname.example"))).code).toBe("DOMAIN_IN_USE");
  await api.companies.update({ params, body: { website: "https://oldname.example" } });
  expect(await firm.remove("newname.example")).toEqual({ domains: ["oldname.example"] });
  expect((await refusal(firm.remove("oldname.example"))).statusCode).toBe(404);
  const changes = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "company.domains"))
    .orderBy(auditLog.id);
  expect(changes.map(({ subjectId, actorId }) => [subjectId, actorId])).toEqual([
    [params.id, firm.userId],
    [params.id, firm.userId],
  ]);
});

test("company domains: only a mailbox at the domain itself proves it, and only for who asked", async () => {
  const [firm, other] = [await aFirm("careful.example"), await aFirm("other.example")];
  for (const [domain, email] of [
    ["google.example", "me@careful.example"],
    ["gmail.com", "me@gmail.com"],
    ["google.example", "me@notgoogle.example"],
  ] as const)
    expect((await refusal(firm.ask(domain, email))).details).toEqual({
      email: "Email address must match company domain",
    });
  await firm.ask("second.example", "office@second.example");
  const token = await mailedToken("office@second.example");
  for (const attempt of [
    () => other.add("second.example", "office@second.example", token),
    () => firm.add("third.example", "office@second.example", token),
    () => firm.add("second.example", "office@third.example", token),
    () => firm.add("second.example", "office@second.example", `${token}x`),
  ])
    expect((await refusal(attempt())).code).toBe("LINK_EXPIRED");
  await world.pass(24 * 3600 + 1);
  expect((await refusal(firm.add("second.example", "office@second.example", token))).code).toBe(
    "LINK_EXPIRED",
  );
  expect(await firm.domains()).toEqual(["careful.example"]);
});

test("company domains: one proven company holds a domain, whoever asked first", async () => {
  const [first, second] = [await aFirm("first.example"), await aFirm("second-firm.example")];
  expect((await refusal(second.ask("first.example", "me@first.example"))).code).toBe("DOMAIN_TAKEN");
  expect((await refusal(first.ask("first.example", "me@first.example"))).code).toBe("DOMAIN_TAKEN");
  await first.ask("shared.example", "a@shared.example");
  await second.ask("shared.example", "b@shared.example");
  await second.add("shared.example", "b@shared.example", await mailedToken("b@shared.example"));
  const token = await mailedToken("a@shared.example");
  expect((await refusal(first.add("shared.example", "a@shared.example", token))).code).toBe("DOMAIN_TAKEN");
});

test("company domains: nobody takes a name where anyone may be", async () => {
  const firm = await aFirm("firm.example");
  const asked = await refusal(firm.ask("co.uk", "office@firm.co.uk"));
  expect(asked.details).toEqual({ email: "Email address must match company domain" });
  for (const website of ["co.uk", "yahoo.fr", "any.mailinator.com"]) {
    const body = {
      email: `di@${website}`,
      password: "correct horse battery",
      fullName: "Di",
      companyName: "Di",
    };
    const call = world.client().companies.signUp({ body: { ...body, website } });
    expect((await refusal(call)).details).toHaveProperty("website");
  }
});

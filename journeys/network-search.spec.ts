import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("a team searches its people, narrows them, pins the network and invites someone, who reads why", async ({
  browser,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/network");
  const people = marit.getByRole("list", { name: "People" });
  await expect(people.getByRole("listitem").first()).toBeVisible();
  const shown = async () => Number(/\d+/.exec(await marit.getByRole("status").first().innerText())?.[0]);
  const everyone = await shown();

  await marit.getByLabel("Search your people").fill("enginer");
  await expect(marit).toHaveURL(/q=enginer/);
  await expect(people.getByRole("listitem").first()).toContainText(/engineer/i);
  const filters = marit.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: /^Engineering/ }).click();
  await expect(marit).toHaveURL(/department=Engineering/);
  await expect(marit.getByRole("link", { name: "Remove filter Engineering" })).toBeVisible();
  await expect.poll(shown).toBeLessThan(everyone);

  await marit.getByRole("button", { name: "Pin network" }).click();
  await marit.getByLabel("Name").fill("Engineers we know");
  await marit.getByRole("dialog").getByRole("button", { name: "Pin network" }).click();
  const networks = marit.getByRole("navigation", { name: "Groups and networks" });
  const kept = networks.getByRole("link", { name: /Engineers we know/ });
  await expect.poll(async () => (await kept.innerText()).endsWith(String(await shown()))).toBe(true);
  await expect(marit.getByRole("button", { name: "Pin network" })).toHaveCount(0);
  await networks.getByRole("button", { name: "More for Engineers we know" }).click();
  await marit.getByRole("menuitem", { name: "Remove" }).click();
  await expect(kept).toHaveCount(0);
  await marit.getByRole("button", { name: "Undo" }).click();
  await expect(kept).toBeVisible();

  await marit.goto("/hire/network?q=Lydia+Nettleton");
  await people.getByRole("link", { name: "Lydia Nettleton" }).click();
  await expect(marit.getByRole("heading", { level: 2, name: "Lydia Nettleton" })).toBeVisible();
  await marit
    .getByRole("button", { name: /^Invite to apply: Lydia Nettleton/ })
    .first()
    .click();
  await marit.getByRole("textbox", { name: /Message/ }).fill("Your work on tide data stayed with us.");
  await marit.getByRole("button", { name: "Send invitation" }).click();
  await expect(marit.getByText(/Invited Lydia Nettleton to apply/)).toBeVisible();

  const lydia = await signedIn(browser, "lydia.nettleton@people.example");
  await lydia.goto("/applications");
  const invitations = lydia.getByRole("list", { name: "Invitations" });
  await expect(invitations.getByText("Your work on tide data stayed with us.")).toBeVisible();
  await expect(invitations.getByRole("button", { name: "Accept invitation" }).first()).toBeVisible();
});

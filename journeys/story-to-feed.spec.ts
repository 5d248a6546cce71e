import { administrator } from "./administrator.ts";
import { expect, test } from "./test.ts";

test("a story is drafted, shown by a preview link, published, found in list and feed, and moved", async ({
  browser,
  page: reader,
}) => {
  const admin = await administrator(browser);
  await admin.goto("/admin/stories?open=new");
  await admin.getByLabel("Title").fill("Soup for forty people");
  await admin.getByRole("button", { name: "Create draft" }).click();
  await expect(admin.getByText("Draft: no one sees it yet")).toBeVisible();
  const text = admin.getByRole("textbox", { name: "Text" });
  await text.click();
  await text.pressSequentially("Lentils wait for nobody. Start early.");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("Story saved")).toBeVisible();

  await admin.getByRole("button", { name: "Create preview link" }).click();
  const address = await admin.getByText(/preview=true/).innerText();
  await reader.goto(address);
  await expect(reader.getByRole("heading", { level: 1, name: "Soup for forty people" })).toBeVisible();
  await expect(reader.getByText("This is a preview.")).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect((await reader.goto("/blog/soup-for-forty-people"))!.status()).toBe(404);

  await admin.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(admin.getByText("Story published")).toBeVisible();
  await reader.goto("/blog");
  await reader.getByRole("link", { name: "Soup for forty people" }).click();
  await expect(reader.getByText("Lentils wait for nobody. Start early.")).toBeVisible();
  await expect(reader.getByText("1 min to read")).toBeVisible();
  await reader.getByRole("link", { name: "The Parallel team" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "The Parallel team" })).toBeVisible();
  await expect(reader.getByRole("link", { name: "Soup for forty people" })).toBeVisible();
  const feed = () => reader.request.get("/blog/feed.xml").then((answer) => answer.text());
  expect(await feed()).toContain("/blog/soup-for-forty-people</link>");

  await admin.getByLabel("Address").fill("soup-for-forty");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => {
      const old = await reader.request.get("/blog/soup-for-forty-people", { maxRedirects: 0 });
      return [old.status(), old.headers().location];
    })
    .toEqual([301, "/blog/soup-for-forty"]);

  await admin.getByLabel("Publication").selectOption({ label: "Case studies" });
  await admin.getByRole("button", { name: "Save" }).click();
  for (const old of ["/blog/soup-for-forty-people", "/blog/soup-for-forty"])
    await expect
      .poll(async () => {
        const answer = await reader.request.get(old, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      })
      .toEqual([301, "/case-studies/soup-for-forty"]);
  expect(await feed()).not.toContain("soup-for-forty");

  await admin.getByRole("button", { name: "Archive" }).click();
  await expect(admin.getByText("Story archived")).toBeVisible();
  for (const path of ["/case-studies/soup-for-forty", "/blog/soup-for-forty"])
    expect((await reader.goto(path))!.status()).toBe(404);
});

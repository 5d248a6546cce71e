import { administrator } from "./administrator.ts";
import { inside, emailsTo } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "lydia.nettleton@people.example";

test("a kept search writes what is new, and one click, of a mail program or on the page, ends it", async ({
  browser,
  page: stranger,
}) => {
  const lydia = await signedIn(browser, email);
  await lydia.goto("/jobs?q=engineer");
  await lydia.getByRole("button", { name: "Save search" }).click();
  const told = await lydia.getByText(/every morning\.$/).boundingBox();
  expect(told!.width).toBeGreaterThan(120);
  await expect(lydia.getByRole("main").getByRole("link", { name: "Saved", exact: true })).toBeVisible();

  await nightFalls();
  await expect.poll(async () => (await emails()).length).toBe(1);
  const [alert] = await emails();
  const admin = await administrator(browser);
  await admin.goto(`/admin/outbox?${new URLSearchParams({ search: email })}`);
  await admin.getByRole("list", { name: "Emails" }).getByRole("link", { name: alert!.subject }).click();
  await expect(admin.getByRole("heading", { level: 2, name: alert!.subject })).toBeVisible();

  const { pathname, search } = new URL(alert!.unsubscribe_url!);
  const click = await stranger.request.post(pathname + search, { form: { "List-Unsubscribe": "One-Click" } });
  expect(click.ok()).toBe(true);
  await lydia.goto("/saved");
  const kept = lydia.getByRole("list", { name: "Saved searches" }).getByRole("listitem").first();
  await expect(kept.getByRole("combobox")).toHaveText(/No emails/);

  await kept.getByRole("combobox").click();
  await lydia.getByRole("option", { name: "Every morning" }).click();
  await expect(kept.getByRole("combobox")).toHaveText(/Every morning/);
  await expect.poll(planned).toBe(1);
  await stranger.goto(pathname + search);
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByText(/You won’t get any more emails/)).toBeVisible();
  await lydia.reload();
  await expect(kept.getByRole("combobox")).toHaveText(/No emails/);
  expect(await planned()).toBe(0);
  expect(await emails()).toHaveLength(1);
});

async function emails() {
  return (await emailsTo(email, "matches")).filter(({ subject }) => /new jobs? for/.test(subject));
}

const mine = "select id from saved_searches where user_id = (select id from users where email = $1)";
const alerts = `select 'saved-search:' || id from (${mine}) as mine`;

/** The search is a month old, and the morning of its email has come. */
async function nightFalls() {
  await inside(`update saved_searches set created_at = now() - interval '30 days' where id in (${mine})`, [
    email,
  ]);
  await inside(`update tasks set due_at = now() where key in (${alerts})`, [email]);
}
async function planned() {
  return (await inside(`select id from tasks where key in (${alerts})`, [email])).length;
}

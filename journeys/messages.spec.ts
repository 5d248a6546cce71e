import type { Browser, Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const candidate = "Freya Lindqvist";
const toCompany = "Message Saltmarsh";
const toCandidate = `Message ${candidate}`;
const log = (page: Page) => page.getByRole("log");

/** Both ends of one conversation, each in a browser of its own. */
async function bothEnds(browser: Browser) {
  const freya = await signedIn(browser, "freya.lindqvist@people.example");
  await freya.goto("/messages");
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/messages");
  for (const [page, name] of [
    [freya, "Saltmarsh"],
    [marit, candidate],
  ] as const)
    await page.getByRole("list", { name: "Conversations" }).getByRole("link", { name }).first().click();
  await expect(freya.getByLabel(toCompany)).toBeVisible();
  await expect(marit.getByLabel(toCandidate)).toBeVisible();
  return { freya, marit };
}
async function write(page: Page, label: string, text: string) {
  await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  await page.keyboard.press("Enter");
}
/** Opens what can be done with a message, as the keyboard does. */
async function toolsOf(page: Page, text: string) {
  const message = log(page).getByRole("article").filter({ hasText: text }).last();
  await message.hover();
  return message.getByRole("toolbar");
}

test("two people write, answer in a thread, react, ask and vote, lose the line and come back, delete and undo", async ({
  browser,
}) => {
  const { freya, marit } = await bothEnds(browser);
  await write(marit, toCandidate, "Which day suits you?");
  await expect(log(freya).getByText("Which day suits you?").last()).toBeVisible();

  const tools = await toolsOf(freya, "Which day suits you?");
  await tools.getByRole("button", { name: "Reply in thread" }).click();
  await write(freya, "Reply in thread", "Thursday, gladly");
  await expect(log(marit).getByRole("button", { name: /1 reply/ })).toBeVisible();
  await expect(marit.getByRole("button", { name: /^Threads, \d+ unread$/ })).toBeVisible();
  await freya.getByRole("button", { name: "Close" }).click();

  await (await toolsOf(freya, "Which day suits you?")).getByRole("button", { name: "React" }).click();
  await freya.getByRole("menuitem", { name: /Thumbs up/ }).click();
  await expect(log(marit).getByRole("button", { name: /Thumbs up, 1/ })).toBeVisible();

  await marit.getByRole("button", { name: "Create a poll" }).click();
  await marit.getByRole("textbox", { name: "Question" }).fill("Where shall we meet?");
  await marit.getByLabel("Option 1").fill("Bristol");
  await marit.getByLabel("Option 2").fill("By video");
  await marit.getByRole("button", { name: "Send poll" }).dblclick();
  const poll = freya.getByRole("region", { name: "Poll: Where shall we meet?" });
  await poll.getByRole("button", { name: /By video/ }).click();
  await expect(poll.getByRole("button", { name: /By video/ })).toHaveAttribute("aria-pressed", "true");
  await expect(marit.getByRole("region", { name: /Where shall we meet/ }).getByText("1 vote.")).toHaveCount(
    0,
  );
  await expect(
    marit
      .getByRole("region", { name: /Where shall we meet/ })
      .getByText(/1 vote/)
      .first(),
  ).toBeVisible();

  await freya.context().setOffline(true);
  await write(marit, toCandidate, "Said while you were away");
  await write(freya, toCompany, "Written while away");
  await freya.context().setOffline(false);
  await expect(log(freya).getByText("Said while you were away")).toHaveCount(1, { timeout: 30_000 });
  await expect(log(marit).getByText("Written while away")).toHaveCount(1, { timeout: 30_000 });

  await (await toolsOf(freya, "Written while away")).getByRole("button", { name: "More" }).click();
  await freya.getByRole("menuitem", { name: "Delete" }).click();
  await expect(log(marit).getByText("Written while away")).toHaveCount(0);
  await freya.getByRole("button", { name: /Undo/ }).click();
  await expect(log(marit).getByText("Written while away")).toHaveCount(1);
  await expect(log(freya).getByText("Written while away")).toHaveCount(1);
});

test("a conversation with lines about interviews opens at its end, and stays there when a message is sent", async ({
  browser,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/messages");
  await marit.getByRole("link", { name: /Bruno Pacheco/ }).click();
  await expect(
    log(marit)
      .getByText(/^Bruno Pacheco picked/)
      .last(),
  ).toBeInViewport();
  await marit.getByLabel("Message Bruno").fill("See you then!");
  await marit.keyboard.press("Enter");
  await expect(log(marit).getByText("See you then!")).toBeInViewport({ ratio: 1 });
});

test("a conversation is archived and closed, says why, and opens again", async ({ browser }) => {
  const { freya, marit } = await bothEnds(browser);
  const more = marit
    .getByRole("region", { name: "Conversation", exact: true })
    .getByRole("button", { name: "More" });
  await more.first().click();
  await marit.getByRole("menuitem", { name: "Archive and close" }).click();
  await expect(marit.getByText("Conversation archived and closed")).toBeVisible();
  await expect(marit.getByText("Your team archived and closed this conversation.")).toBeVisible();
  await expect(freya.getByText("The hiring team closed this conversation.")).toBeVisible();
  await expect(freya.getByLabel(toCompany)).toHaveCount(0);
  await more.first().click();
  await marit.getByRole("menuitem", { name: "Unarchive" }).click();
  await expect(marit.getByText("Conversation reopened")).toBeVisible();
  await expect(freya.getByLabel(toCompany)).toBeVisible();
});

test("a message is reported, and its author blocked and unblocked", async ({ browser }) => {
  const { freya, marit } = await bothEnds(browser);
  await write(freya, toCompany, "Buy my course");
  await (await toolsOf(marit, "Buy my course")).getByRole("button", { name: "More" }).click();
  await marit.getByRole("menuitem", { name: "Report" }).click();
  await marit.getByRole("button", { name: "Report", exact: true }).click();
  await expect(marit.getByText("Thanks. We’ll look into it.")).toBeVisible();

  const more = marit
    .getByRole("region", { name: "Conversation", exact: true })
    .getByRole("button", { name: "More" });
  await more.first().click();
  await marit.getByRole("menuitem", { name: `Block ${candidate}` }).click();
  await marit.getByRole("button", { name: "Block", exact: true }).click();
  await expect(marit.getByText(`${candidate} blocked`)).toBeVisible();
  await write(freya, toCompany, "Only until tonight");
  await expect(marit.getByText(`You blocked ${candidate}`)).toBeVisible();
  await expect(log(marit).getByText("Buy my course")).toHaveCount(0);
  await more.first().click();
  await marit.getByRole("menuitem", { name: `Unblock ${candidate}` }).click();
  await expect(marit.getByText(`${candidate} can message you again`)).toBeVisible();
  await expect(log(marit).getByText("Only until tonight")).toHaveCount(1);
});

test("a reported message comes before an administrator, is deleted, and its author writes no more until the ban is lifted", async ({
  browser,
}) => {
  const { freya, marit } = await bothEnds(browser);
  const admin = await administrator(browser);
  const advertising = "Cheap followers for your page";
  await write(freya, toCompany, advertising);
  await (await toolsOf(marit, advertising)).getByRole("button", { name: "More" }).click();
  await marit.getByRole("menuitem", { name: "Report" }).click();
  await marit.getByRole("button", { name: "Report", exact: true }).click();
  await expect(marit.getByText("Thanks. We’ll look into it.")).toBeVisible();

  await admin.goto("/admin/moderation");
  const reports = admin.getByRole("list", { name: "Reports" }).getByRole("listitem");
  await reports.filter({ hasText: advertising }).getByRole("link").click();
  const report = admin.getByRole("region", { name: "Report", exact: true });
  await expect(report.getByText("Spam")).toBeVisible();
  await report.getByRole("button", { name: "Delete message" }).click();
  await expect(log(marit).getByText("This message was deleted").last()).toBeVisible();
  await expect(log(marit).getByText(advertising)).toHaveCount(0);

  await admin.getByRole("link", { name: "Resolved" }).click();
  await reports.first().getByRole("link").click();
  await report.getByRole("button", { name: `Ban ${candidate}` }).click();
  await admin.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(report.getByRole("button", { name: "Lift ban" })).toBeVisible();
  await write(freya, toCompany, "Only one more");
  await expect(log(freya).getByRole("alert").filter({ hasText: "banned from writing" })).toBeVisible();
  await report.getByRole("button", { name: "Lift ban" }).click();
  await expect(report.getByRole("button", { name: `Ban ${candidate}` })).toBeVisible();
  await log(freya).getByRole("button", { name: "Try again" }).click();
  await expect(log(marit).getByText("Only one more")).toHaveCount(1);
});

test("a long conversation is read upwards without a jump", async ({ browser }) => {
  const { freya, marit } = await bothEnds(browser);
  await sayMany(freya, 60);
  await marit.reload();
  await expect(log(marit).getByText("Line 60 of 60")).toHaveCount(1);
  await log(marit).hover();
  for (let round = 0; round < 12 && !(await log(marit).getByText("Line 3 of 60").isVisible()); round++) {
    await marit.mouse.wheel(0, -900);
    await marit.waitForTimeout(250);
  }
  await expect(log(marit).getByText("Line 3 of 60")).toHaveCount(1);
  const place = await log(marit).getByText("Line 3 of 60").boundingBox();
  const elsewhere = await alsoAtTheEnd(marit);
  await sayMany(freya, 1);
  await expect(log(elsewhere).getByText("Line 1 of 1", { exact: true })).toHaveCount(1);
  const down = log(marit).getByRole("button", { name: "1 new", exact: true });
  await expect(down).toBeVisible();
  expect(await log(marit).getByText("Line 3 of 60").boundingBox()).toEqual(place);
  await down.click();
  await expect(log(marit).getByText("Line 1 of 1", { exact: true })).toHaveCount(1);
});

/** Another window of the same person, which reads whatever comes. */
async function alsoAtTheEnd(page: Page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(log(other).getByText("Line 60 of 60")).toHaveCount(1);
  return other;
}

interface Conversations {
  items: { cid: string; company: { companyName: string } }[];
}
/** Says much, faster than by typing. */
async function sayMany(page: Page, many: number) {
  const key = (await page.locator("html").getAttribute("data-api-key")) ?? "";
  const read = async <Shape>(path: string) =>
    (await (await page.request.get(path, { headers: { "x-api-key": key } })).json()) as Shape;
  const { streamToken } = await read<{ streamToken: string }>("/api/users/me");
  const { items } = await read<Conversations>("/api/conversations?as=candidate&group=all");
  const { cid } = items.find(({ company }) => company.companyName === "Saltmarsh")!;
  for (let line = 1; line <= many; line++) {
    const said = await page.request.post(`/chat/channels/${cid.replace(":", "/")}/message?api_key=${key}`, {
      headers: { authorization: streamToken, "stream-auth-type": "jwt" },
      data: { message: { text: `Line ${line} of ${many}` } },
    });
    expect(said.ok()).toBe(true);
  }
}

test("two tabs of one browser share one socket, and both hear", async ({ browser }) => {
  const { freya, marit } = await bothEnds(browser);
  const second = await marit.context().newPage();
  let sockets = 0;
  for (const page of [marit, second])
    page.on("websocket", (socket) => {
      if (!socket.url().includes("/chat/connect")) return;
      sockets += 1;
      socket.on("close", () => (sockets -= 1));
    });
  await marit.reload();
  await expect(marit.getByLabel(toCandidate)).toBeVisible();
  await second.goto("/hire/messages");
  await second
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: candidate })
    .first()
    .click();
  await expect(second.getByLabel(toCandidate)).toBeVisible();
  await write(freya, toCompany, "To both of your tabs");
  await expect(log(marit).getByText("To both of your tabs")).toHaveCount(1);
  await expect(log(second).getByText("To both of your tabs")).toHaveCount(1);
  await expect.poll(() => sockets).toBe(1);
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { SocialPost } from "#contract/social-posts.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import SocialPostsPage from "./social-posts-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const post = {
  id: "p1",
  postType: "career",
  template: "careerTemplate1",
  size: "wide",
  title: "Come and work with us",
  subtitle: "",
  location: "Lisbon",
  department: "",
  jobId: null,
  caption: "",
  remindAt: null,
  companyName: "Saltmarsh",
  reminds: null,
  remindedAt: null,
  createdAt: "2026-11-24T09:00:00.000Z",
  changedAt: "2026-11-24T09:00:00.000Z",
};

const baker = {
  id: "j1",
  jobTitle: "Night baker",
  status: "live",
  department: "Bakery",
  locations: ["Lisbon, Portugal"],
  remote: false,
  remoteLocations: [],
  workplaceType: null,
};
interface Opened extends Partial<SocialPost> {
  arrived?: Promise<void>;
  job?: Partial<typeof baker>;
}
function open(at: string, { arrived, job, ...changes }: Opened = {}) {
  let asked = false;
  const sent = answerCalls({
    "GET /social-posts": () => [{ ...post, ...changes }],
    "GET /companies/c": () => ({ id: "c", companyName: changes.companyName ?? "Saltmarsh" }),
    "GET /company/c/jobs": () => ({
      jobs: [{ ...baker, ...job }],
      total: 1,
      counts: { draft: 0, live: 1, closed: 0 },
    }),
    "GET /jobs/j1": async () => {
      asked = true;
      await arrived;
      return { ...baker, ...job };
    },
    "GET /templates": () => [
      { kind: "companyShare", name: null, text: "Saltmarsh is hiring.", link: "https://x.test" },
    ],
    "POST /social-posts": () => post,
    "DELETE /social-posts/p1": () => ({ ok: true }),
  });
  const me = { id: "u1", can: { jobs: true }, companyAdmin: { id: "m", companyId: "c" } };
  const { router } = showScreen(<SocialPostsPage />, {
    path: "/hire/social-posts",
    at,
    known: [[["me"], me]],
  });
  return { sent, asked: () => asked, leave: () => act(() => router.navigate("/hire/social-posts?open=new")) };
}

test("social posts: a job fills in its words, a text of the company the caption, and the picture follows", async () => {
  const { sent } = open("/hire/social-posts?open=new");
  const job = await screen.findByRole("combobox", { name: /^Job/ });
  job.focus();
  fireEvent.input(job, { target: { value: "night" } });
  fireEvent.click(await screen.findByRole("option", { name: /^Night baker/ }));
  await screen.findByDisplayValue("Bakery");
  expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe("Lisbon, Portugal");
  fireEvent.change(screen.getByLabelText("Template"), { target: { value: "jobTemplate3" } });
  const picture = await screen.findByAltText("Picture that says: Night baker");
  await waitFor(() => expect(picture.getAttribute("src")).toContain("template=jobTemplate3"));
  expect(screen.getByRole("link", { name: "Download picture" }).getAttribute("download")).toBe(
    "night-baker-instagram.png",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Message or email" }));
  fireEvent.click(screen.getByRole("button", { name: "Save post" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Post saved" }]));
  expect(sent).toMatchObject([
    {
      call: "POST /social-posts",
      body: {
        postType: "job",
        template: "jobTemplate3",
        title: "Night baker",
        department: "Bakery",
        jobId: "j1",
        caption: "Saltmarsh is hiring.",
      },
    },
  ]);
});

test("social posts: the words of a job that is no longer chosen when they arrive are not filled in", async () => {
  const arrived = Promise.withResolvers<void>();
  const { asked } = open("/hire/social-posts?open=new", { arrived: arrived.promise });
  const job = await screen.findByRole("combobox", { name: /^Job/ });
  job.focus();
  fireEvent.input(job, { target: { value: "night" } });
  fireEvent.click(await screen.findByRole("option", { name: /^Night baker/ }));
  await waitFor(() => expect(asked()).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "The company" }));
  await act(async () => {
    arrived.resolve();
    await arrived.promise;
  });
  fireEvent.click(screen.getByRole("button", { name: "A job" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("");
  expect((await screen.findByRole<HTMLInputElement>("combobox", { name: /^Job/ })).value).toBe("");
});

test("social posts: leaving a post with something unsaved asks first, and a saved one is left at once", async () => {
  const { leave } = open("/hire/social-posts?open=p1");
  const caption = await screen.findByLabelText(/^Caption/);
  fireEvent.change(caption, { target: { value: "We bake at night." } });
  await leave();
  expect(await screen.findByText(/unsaved changes to this post/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  fireEvent.change(caption, { target: { value: "" } });
  await leave();
  expect(await screen.findByRole("heading", { name: "New post" })).toBeTruthy();
});

test("social posts: characters that the picture can’t show are named at the field and in the preview", async () => {
  open("/hire/social-posts?open=p1");
  const title = await screen.findByLabelText("Title");
  fireEvent.change(title, { target: { value: "Bakers → ★" } });
  expect(await screen.findAllByText(/^Replace “★”: the picture can’t show it/)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: "Download picture" })).toBeNull();
  fireEvent.change(title, { target: { value: "Bakers → here" } });
  expect(screen.queryByText(/the picture can’t show/)).toBeNull();
  expect(await screen.findByRole("link", { name: "Download picture" })).toBeTruthy();
});

test("social posts: a reminder says whose it is, and that another time makes it yours", async () => {
  const remindAt = "2026-12-01T09:00:00.000Z";
  open("/hire/social-posts?open=p1", { remindAt, reminds: { userId: "u2", fullName: "Ana Reed" } });
  expect(await screen.findByText(/Ana Reed is reminded on/)).toBeTruthy();
  screen.getByText("Ana Reed is reminded. Choose another time to be reminded instead.");
  fireEvent.change(screen.getByLabelText(/^Remind me/), { target: { value: "2026-12-02T10:00" } });
  expect(await screen.findByText(/In your own time zone/)).toBeTruthy();
});

test("social posts: a company’s name that can’t be drawn is left out of the picture, which says so", async () => {
  open("/hire/social-posts?open=p1", { companyName: "東京商会" });
  expect(
    await screen.findByText(/The picture leaves out 東京商会: it can’t show “東”, “京”, “商” and “会”/),
  ).toBeTruthy();
  screen.getByRole("link", { name: "Download picture" });
});

test("social posts: of a job’s long title and department, what a picture has room for is filled in", async () => {
  open("/hire/social-posts?open=new", { job: { jobTitle: "x".repeat(300), department: "y".repeat(90) } });
  const job = await screen.findByRole("combobox", { name: /^Job/ });
  job.focus();
  fireEvent.input(job, { target: { value: "x" } });
  fireEvent.click(await screen.findByRole("option", { name: /^xxx/ }));
  expect(await screen.findByDisplayValue("x".repeat(100))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Department/).value).toBe("y".repeat(80));
});

test("social posts: a post is deleted after a question", async () => {
  const { sent } = open("/hire/social-posts?open=p1");
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete post" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Post deleted" }]));
  expect(sent).toEqual([{ call: "DELETE /social-posts/p1", body: undefined }]);
});

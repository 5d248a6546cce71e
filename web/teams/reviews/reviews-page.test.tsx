import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ReferralReview } from "#contract/referrals.ts";
import { currentToasts } from "#ui/overlays/toast-store.ts";
import { answerCalls, heldAnswer, refusal, showScreen } from "#web/testing/calls.tsx";
import ReviewsPage from "./reviews-page.tsx";
import { referralReviews, reviewsPath } from "./reviews.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function review(id: string, more: Partial<ReferralReview> = {}): ReferralReview {
  return {
    id,
    applicationState: "review",
    candidate: { fullName: id.toUpperCase(), profilePicture: null, headline: "Engineer", location: null },
    job: { id: "job", jobTitle: "Forecast engineer" },
    referral: { employeeName: "Joel Tran", note: `About ${id}` },
    for: 0,
    against: 0,
    mine: null,
    referredAt: "2026-11-01T09:00:00.000Z",
    ...more,
  };
}
const [ann, ben, cleo] = [review("ann"), review("ben"), review("cleo", { mine: "for", for: 1 })] as const;
const listed = (reviews: ReferralReview[]) => ({ reviews, total: reviews.length });
const vote = (id: string) => `PATCH /employee-request-reviews/${id}`;

/** The desk with two referrals to vote on and one voted on; what is read again is as the test left it. */
function open(answers: Parameters<typeof answerCalls>[0], at = reviewsPath) {
  const sent = answerCalls(answers);
  const screenShown = showScreen(<ReviewsPage />, {
    path: reviewsPath,
    at,
    known: [[referralReviews.queryKey, listed([ann, ben, cleo])]],
  });
  return { sent, ...screenShown };
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const detail = () => within(screen.getByRole("region", { name: "Referral details" }));
const tab = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) }).textContent;

test("reviews: a vote takes the referral off the list, opens the next at once and offers to change it", async () => {
  const answer = heldAnswer();
  const { sent, router } = open({
    [vote("ann")]: () => answer.promise,
    "GET /employee-request-reviews": () => listed([{ ...ann, mine: "for", for: 1 }, ben, cleo]),
  });
  expect(screen.getByText("About ann")).toBeTruthy();
  press("f");
  await screen.findByText("About ben");
  await waitFor(() => expect(screen.queryByText("ANN")).toBeNull());
  expect([tab("To review"), tab("Voted")]).toEqual(["To review1", "Voted2"]);
  await waitFor(() => expect(sent).toEqual([{ call: vote("ann"), body: { vote: "for" } }]));
  await act(async () => answer.give({ ...ann, mine: "for", for: 1 }));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "You upvoted ANN for Forecast engineer" }]),
  );
  act(() => currentToasts()[0]!.action!.onSelect());
  await screen.findByText("About ann");
  expect(router.state.location.search).toBe("?list=voted&open=ann");
});

test("reviews: J and K go through the list, and after the last vote nobody is open", async () => {
  let reviews = [ann, ben];
  const leave = (one: ReferralReview) => {
    reviews = reviews.filter(({ id }) => id !== one.id);
    return { ...one, applicationState: "denied" };
  };
  const { sent } = open({
    [vote("ann")]: () => leave(ann),
    [vote("ben")]: () => leave(ben),
    "GET /employee-request-reviews": () => listed(reviews),
  });
  press("j");
  await screen.findByText("About ben");
  press("k");
  await screen.findByText("About ann");
  press("a");
  await screen.findByText("About ben");
  press("f");
  await screen.findByText("No referrals to review");
  press("f");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ vote: "against" }, { vote: "for" }]);
});

test("reviews: a refused vote puts the referral back and says why", async () => {
  open({
    [vote("ann")]: () => {
      throw refusal("This referral has already been decided.", { code: "REVIEW_OVER", statusCode: 409 });
    },
    "GET /employee-request-reviews": () => listed([ann, ben, cleo]),
  });
  press("a");
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      { text: "This referral has already been decided.", tone: "error" },
    ]),
  );
  expect(await screen.findByText("ANN")).toBeTruthy();
  expect(screen.getByText("About ben")).toBeTruthy();
});

test("reviews: a vote may change while nothing is decided; the deciding one says where the person goes", async () => {
  const { sent } = open(
    {
      [vote("cleo")]: () => ({ ...cleo, applicationState: "denied", mine: "against", for: 0, against: 2 }),
      "GET /employee-request-reviews": () => listed([ann, ben]),
    },
    `${reviewsPath}?list=voted`,
  );
  expect(screen.getByRole("button", { name: "Vote for" }).getAttribute("aria-pressed")).toBe("true");
  expect(detail().getByText(/1 vote for, 0 against/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Vote for" }));
  fireEvent.click(screen.getByRole("button", { name: "Vote against" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "CLEO won’t go to the hiring team" }]));
  expect(sent).toEqual([{ call: vote("cleo"), body: { vote: "against" } }]);
  expect(await screen.findByText("No open votes")).toBeTruthy();
});

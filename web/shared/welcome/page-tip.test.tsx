import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { PageTip } from "./page-tip.tsx";
import { type PageTipId, pageTips } from "./tips.data.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(id: PageTipId, seenTips: string[]) {
  const sent = answerCalls({
    "POST /users/seen-tips": (body) => ({ seenTips: (body as { tips: string[] }).tips }),
  });
  showScreen(<PageTip id={id} />, { path: "/teams", at: "/teams", known: [[me.queryKey, { seenTips }]] });
  return sent;
}

test.each(Object.keys(pageTips) as PageTipId[])(
  "tips: %s is shown until it is dismissed, and never again",
  async (id) => {
    const sent = open(id, []);
    expect(screen.getByRole("note").textContent).toContain(pageTips[id]);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss tip" }));
    await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
    expect(sent).toEqual([{ call: "POST /users/seen-tips", body: { tips: [id] } }]);
    cleanup();
    open(id, [id]);
    expect(screen.queryByRole("note")).toBeNull();
  },
);

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { PublishButton } from "./publish-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function aButton(published: boolean) {
  answerCalls({});
  const publish = vi.fn();
  const account = { email: "marit@kestrel.example", emailVerified: true };
  show(<PublishButton label="Publish" busy={false} onPublish={publish} />, [
    [["me"], { ...account, companyAdmin: { id: "a", companyId: "c" } }],
    [["company", "c"], { published, proven: true, slug: "kestrel" }],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  return publish;
}

test("publishing: the first live job asks before the careers page is shown to everyone", async () => {
  const publish = aButton(false);
  const dialog = await screen.findByRole("alertdialog", { name: "Make your careers page public?" });
  expect(publish).not.toHaveBeenCalled();
  const [confirm] = [...dialog.querySelectorAll("button")].filter(
    ({ textContent }) => textContent === "Publish",
  );
  fireEvent.click(confirm!);
  await waitFor(() => expect(publish).toHaveBeenCalledOnce());
});

test("publishing: nothing is asked once the careers page is public", () => {
  expect(aButton(true)).toHaveBeenCalledOnce();
});

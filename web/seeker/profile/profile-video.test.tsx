import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { StoredVideo } from "#contract/videos.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { ProfileVideo } from "./profile-video.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const video: StoredVideo = {
  id: "v1",
  name: "me.mp4",
  type: "video/mp4",
  bytes: 9,
  seconds: 4,
  url: "/v1",
  thumbnailUrl: null,
};
function open() {
  answerCalls({
    "GET /candidates/ann/profile-video": () => ({ ...video, captions: "Hi" }),
    "GET /videos/v1": () => video,
  });
  const known: [readonly unknown[], unknown][] = [[["me"], { id: "u1" }]];
  showScreen(<ProfileVideo candidateId="ann" />, { path: "/profile", at: "/profile", known });
}
const captions = () => screen.findByLabelText<HTMLTextAreaElement>(/^Captions/);

test("profile video: captions stand there again after a reload, until they are canceled", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Edit introduction video" }));
  fireEvent.change(await captions(), { target: { value: "Hi, I’m Ann" } });
  cleanup();
  open();
  expect((await captions()).value).toBe("Hi, I’m Ann");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(await screen.findByRole("button", { name: "Edit introduction video" }));
  expect((await captions()).value).toBe("Hi");
});

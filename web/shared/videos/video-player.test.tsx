import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { VideoPlayer } from "./video-player.tsx";

afterEach(cleanup);
const video = {
  id: "v1",
  name: "me.webm",
  type: "video/webm",
  bytes: 1000,
  seconds: 62,
  url: "/api/files/v1?expires=1",
  thumbnailUrl: null,
  captions: "Hello",
};
const screenOf = () => screen.getByLabelText<HTMLVideoElement>("Why us?");

test("videos: one that can’t be played says so, and can be downloaded", () => {
  render(<VideoPlayer video={video} label="Why us?" />);
  fireEvent.error(screenOf());
  expect(screen.getByRole("alert").textContent).toContain("This video can’t be played here.");
  expect(screen.getByRole("link", { name: "Download the video" }).getAttribute("href")).toBe(video.url);
  screen.getByText("Hello");
});

test("videos: if the link has expired and the page has read a newer one, it plays on", () => {
  const { rerender } = render(<VideoPlayer video={video} label="Why us?" />);
  const url = "/api/files/v1?expires=2";
  rerender(<VideoPlayer video={{ ...video, url }} label="Why us?" />);
  expect(screenOf().getAttribute("src")).toBe(video.url);
  fireEvent.error(screenOf());
  expect(screenOf().getAttribute("src")).toBe(url);
  expect(screen.queryByRole("alert")).toBeNull();
});

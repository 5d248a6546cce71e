import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
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

test("videos: one that can’t be played says so, and can be downloaded", async () => {
  show(<VideoPlayer video={video} label="Why us?" />);
  fireEvent.error(screenOf());
  expect((await screen.findByRole("alert")).textContent).toContain("This video can’t be played here.");
  expect(screen.getByRole("link", { name: "Download the video" }).getAttribute("href")).toBe(video.url);
  screen.getByText("Hello");
});

/** Shows the video as a page that loads it does; the button stands in for the page loading it again. */
function Page({ read }: { read: () => typeof video }) {
  const [shown, setShown] = useState(video);
  const { data } = useQuery({ queryKey: ["application"], queryFn: async () => ({ video: read() }) });
  return (
    <>
      <button onClick={() => setShown(read())}>Read</button>
      <VideoPlayer video={shown === video ? (data?.video ?? video) : shown} label="Why us?" />
    </>
  );
}
const known: [string[], unknown][] = [[["application"], { video }]];

test("videos: if the link has expired and the page has read a newer one, it plays on", () => {
  const url = "/api/files/v1?expires=2";
  show(<Page read={() => ({ ...video, url })} />, known);
  fireEvent.click(screen.getByRole("button", { name: "Read" }));
  expect(screenOf().getAttribute("src")).toBe(video.url);
  fireEvent.error(screenOf());
  expect(screenOf().getAttribute("src")).toBe(url);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("videos: if the link has expired, a new one is fetched without a reload, and if that one doesn’t play either, the page says so", async () => {
  let times = 1;
  const read = vi.fn(() => ({ ...video, url: `/api/files/v1?expires=${++times}` }));
  show(<Page read={read} />, known);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  fireEvent.error(screenOf());
  await waitFor(() => expect(screenOf().getAttribute("src")).not.toBe(video.url));
  const second = screenOf().getAttribute("src");
  fireEvent.loadedData(screenOf());
  fireEvent.error(screenOf());
  await waitFor(() => expect(screenOf().getAttribute("src")).not.toBe(second));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.error(screenOf());
  expect((await screen.findByRole("alert")).textContent).toContain("This video can’t be played here.");
});

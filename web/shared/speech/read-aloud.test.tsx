import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts } from "#ui/overlays/toast-store.ts";
import { paragraphsOf } from "./paragraphs-of.ts";
import { ReadAloud } from "./read-aloud.tsx";
import { soundPortions } from "./sound-portions.ts";

const asked: string[] = [];
const made: FakeAudio[] = [];
const heard = () => made.at(-1)!;
class FakeAudio {
  src = "";
  paused = true;
  onended: (() => void) | undefined;
  constructor() {
    made.push(this);
  }
  play() {
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("Audio", FakeAudio);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { text: string }).text);
    return new Response(new Blob(["sound"], { type: "audio/mpeg" }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("read aloud: paragraphs follow each other, with pause and go on", async () => {
  render(<ReadAloud look="icon" paragraphs={() => ["One.", "Two."]} />);
  press("Read aloud");
  await screen.findByRole("button", { name: "Pause reading" });
  expect(asked).toEqual(["One.", "Two."]);
  press("Pause reading");
  expect(heard().paused).toBe(true);
  press("Go on reading");
  expect(heard().paused).toBe(false);
  const first = heard().src;
  heard().onended!();
  await waitFor(() => expect(heard().src).not.toBe(first));
  heard().onended!();
  await screen.findByRole("button", { name: "Read aloud" });
});

test("read aloud: a pause before the first sound is a pause, not a failure", async () => {
  class SlowAudio extends FakeAudio {
    private breakOff = () => {};
    override play() {
      this.paused = false;
      return new Promise<void>((_, reject) => {
        this.breakOff = () => reject(new DOMException("Interrupted by pause", "AbortError"));
      });
    }
    override pause() {
      this.paused = true;
      this.breakOff();
    }
  }
  vi.stubGlobal("Audio", SlowAudio);
  render(<ReadAloud look="icon" paragraphs={() => ["One."]} />);
  press("Read aloud");
  await screen.findByRole("button", { name: "Pause reading" });
  press("Pause reading");
  await Promise.resolve();
  await screen.findByRole("button", { name: "Go on reading" });
  press("Go on reading");
  await screen.findByRole("button", { name: "Pause reading" });
  heard().onended!();
  await screen.findByRole("button", { name: "Read aloud" });
});

test("read aloud: what can’t be said is skipped, and said to be so only where nothing else is left", async () => {
  const refusal = { statusCode: 422, message: "Refused", details: { text: "Enter English text" } };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    if (text === "Two.") return new Response(new Blob(["sound"], { type: "audio/mpeg" }));
    return Response.json({ error: refusal }, { status: 422 });
  });
  render(
    <>
      <ReadAloud look="icon" paragraphs={() => ["🚀", "Two.", "***"]} />
      <ReadAloud look="icon" paragraphs={() => ["—"]} />
    </>,
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Read aloud" })[0]!);
  await screen.findByRole("button", { name: "Pause reading" });
  heard().onended!();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Read aloud" })).toHaveLength(2));
  expect(currentToasts()).toEqual([]);
  fireEvent.click(screen.getAllByRole("button", { name: "Read aloud" })[1]!);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Refused", tone: "error" }]));
});

test("read aloud: stops when asked to, and when another text begins", async () => {
  render(
    <>
      <ReadAloud look="button" paragraphs={() => ["One."]} />
      <ReadAloud look="icon" paragraphs={() => ["Two."]} />
    </>,
  );
  const [one, two] = screen.getAllByRole("button", { name: "Read aloud" });
  fireEvent.click(one!);
  await screen.findByRole("button", { name: "Pause reading" });
  fireEvent.click(two!);
  await waitFor(() => expect(asked).toEqual(["One.", "Two."]));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Stop reading" })).toHaveLength(1));
  await screen.findByRole("button", { name: "Pause reading" });
  press("Stop reading");
  expect(screen.getAllByRole("button", { name: "Read aloud" })).toHaveLength(2);
});

test("read aloud: long paragraphs are cut between sentences", () => {
  const sentence = "This sentence says something about the job that is offered here. ";
  const portions = soundPortions([sentence.repeat(20), " ", "Short."]);
  expect(portions.every((portion) => portion.length <= 600 && portion.trim().endsWith("."))).toBe(true);
  expect(portions.at(-1)).toBe("Short.");
});

test("read aloud: of a written text, each heading, item and paragraph is read by itself", () => {
  const html = "<h2>Tasks &amp; tools</h2><ul><li>Plan <b>routes</b></li><li><p>Drive</p></li></ul>";
  expect(paragraphsOf(html)).toEqual(["Tasks & tools", "Plan routes", "Drive"]);
});

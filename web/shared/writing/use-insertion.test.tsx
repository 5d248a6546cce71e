import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useInsertion } from "./use-insertion.ts";

afterEach(cleanup);

function Box({ begin }: { begin: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState(begin);
  const { inline, tools } = useInsertion(box, { text, write });
  return (
    <>
      <textarea ref={box} value={text} onChange={({ target }) => write(target.value)} />
      <button onClick={() => inline("🙂")}>Emoji</button>
      <button onClick={() => tools.insert("Hi Ann,")}>Template</button>
      <button onClick={() => tools.append("Best,\nMarit")}>Signature</button>
      <button onClick={() => tools.append("Saltmarsh")}>Other signature</button>
    </>
  );
}
function open(begin = "") {
  render(<Box begin={begin} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  return {
    box,
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    frame: () => new Promise(requestAnimationFrame),
  };
}

test("insertion: a signature stands below, and what is written next goes above it", async () => {
  const { box, press, frame } = open();
  press("Signature");
  await frame();
  expect(box.value).toBe("\n\nBest,\nMarit");
  expect(box.selectionStart).toBe(0);
});

test("insertion: another signature takes the place of the first, and a template goes above it", async () => {
  const { box, press, frame } = open("See you");
  press("Signature");
  press("Other signature");
  await frame();
  expect(box.value).toBe("See you\n\nSaltmarsh");
  expect(box.selectionStart).toBe("See you".length);
  press("Template");
  expect(box.value).toBe("See you\n\nHi Ann,\n\nSaltmarsh");
});

test("insertion: an emoji goes into the line", () => {
  const { box, press } = open("See you tomorrow");
  box.setSelectionRange(7, 7);
  press("Emoji");
  expect(box.value).toBe("See you🙂 tomorrow");
});

import { type PageDocument, blankBlock } from "#shared/blocks/blocks.ts";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import type { RunningProduct } from "../running-product.ts";
import { cpuMsOf } from "./load.ts";

export interface BuilderSave {
  kilobytes: number;
  blocks: number;
  /** At the median, and what the process worked. */
  ms: number;
  cpuMs: number;
  /** A call of the empty route in the same way, at the median. */
  emptyMs: number;
}
const saves = 200;
const texts = 8;
const lines = 24;

/** Saves the page of a company one time after the other, as its builder does while someone writes. */
export async function saveInBuilder(
  { client, pid }: RunningProduct,
  token: string,
  emptyUrl: string,
): Promise<BuilderSave> {
  const companyId = (await client({ token }).accounts.me()).companyAdmin!.companyId!;
  const params = { id: companyId };
  let { version } = await client({ token }).careers.page({ params });
  const document = pageOfSomeSize();
  const save = async (number: number) => {
    // The limit of calls from one address is no limit here.
    const { careers } = client({ token, address: `10.9.${number >> 8}.${number & 255}` });
    ({ version } = await careers.savePage({ params, body: { version, document: edited(document, number) } }));
  };
  const times: number[] = [];
  await timed(save, times);
  times.length = 0;
  const before = cpuMsOf(pid);
  await timed(save, times);
  const cpuMs = (cpuMsOf(pid) - before) / saves;
  const empty: number[] = [];
  await timed(async () => void (await (await fetch(emptyUrl)).text()), empty);
  const kilobytes = JSON.stringify(document).length / 1000;
  return { kilobytes, blocks: document.blocks.length, ms: median(times), cpuMs, emptyMs: median(empty) };
}

async function timed(call: (number: number) => Promise<void>, into: number[]) {
  for (let number = 0; number < saves; number += 1) {
    const started = performance.now();
    await call(number);
    into.push(performance.now() - started);
  }
}

/** What a company has that wrote all of its page itself: long texts, quotes, and questions with their answers. */
function pageOfSomeSize(): PageDocument {
  const sentence = "We build what nurses ask for, and we go and watch how they use it. ";
  const written = Array.from({ length: texts }, (_, at) => ({
    ...blankBlock("text", `text-${at}`),
    heading: `Chapter ${at + 1}`,
    html: `<p>${sentence.repeat(lines)}</p><ul>${`<li>${sentence}</li>`.repeat(6)}</ul>`,
  }));
  const quotes = Array.from({ length: 6 }, (_, at) => ({ text: sentence, name: `Ana ${at}`, role: "Nurse" }));
  const items = Array.from({ length: 12 }, (_, at) => ({ question: `Question ${at}?`, answer: sentence }));
  return {
    ...pageFromProfile,
    blocks: [
      ...pageFromProfile.blocks,
      ...written,
      { ...blankBlock("quotes", "quotes"), items: quotes },
      { ...blankBlock("questions", "questions"), items },
    ],
  };
}

function edited({ theme, blocks }: PageDocument, number: number): PageDocument {
  return {
    theme,
    blocks: blocks.map((block) => (block.kind === "header" ? { ...block, title: `Draft ${number}` } : block)),
  };
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

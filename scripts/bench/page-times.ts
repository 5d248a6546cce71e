import type { Browser, Page } from "@playwright/test";

/** Milliseconds since the address was asked for; `shift` is the sum of what moved (CLS). */
export interface PageTimes {
  lcpMs: number;
  /** The end of the last long task, or the first paint where there was none. */
  interactiveMs: number;
  /** When the first row of the page's list was in sight. */
  listMs: number;
  shift: number;
}
export interface Visit {
  browser: Browser;
  url: string;
  path: string;
  token: string;
  /** The name of the list whose rows are waited for. */
  list: string;
  /** Over a line of 400 ms and 50 kB/s. */
  slow?: boolean;
}
const quietMs = 1500;

/** Opens a page in a browser context of its own, with nothing kept, and reads what its performance timeline says. */
export async function openCold({ browser, url, path, token, list, slow }: Visit): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: "token", value: token, url }]);
    const page = await context.newPage();
    await page.addInitScript(watchList(list));
    if (slow) await slowDown(page);
    await page.goto(url + path, { waitUntil: "load", timeout: 120_000 });
    // A function to wait for would be evaluated in the page, which its security policy refuses.
    await page.locator(rowsOf(list)).first().waitFor();
    await page.waitForTimeout(quietMs);
    return await page.evaluate<PageTimes>(readTimeline);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

const rowsOf = (list: string) => `[aria-label="${list}"] a`;

/** Runs in the page before its own scripts: notes the frame in which the list's first row can be seen. */
const watchList = (list: string) => `
  (function look() {
    const row = document.querySelector(${JSON.stringify(rowsOf(list))});
    const painted = performance.getEntriesByType("paint").length > 0;
    if (painted && row && row.getBoundingClientRect().height > 0) window.listSeenAt = performance.now();
    else requestAnimationFrame(look);
  })();
`;

/** Runs in the page: what its performance timeline kept from the beginning. */
const readTimeline = `
  (async () => {
    const entriesOf = (type) =>
      new Promise((resolve) => {
        const seen = [];
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve(seen), 100);
      });
    const [paints, largest, tasks, shifts] = await Promise.all(
      ["paint", "largest-contentful-paint", "longtask", "layout-shift"].map(entriesOf),
    );
    const firstPaint = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
    return {
      lcpMs: largest.at(-1)?.startTime ?? 0,
      interactiveMs: Math.max(firstPaint, ...tasks.map(({ startTime, duration }) => startTime + duration)),
      listMs: window.listSeenAt,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  })()
`;

/** Each figure's own median. */
export function medianOf(times: readonly PageTimes[]): PageTimes {
  const middle = (name: keyof PageTimes) =>
    times.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
  return {
    lcpMs: middle("lcpMs"),
    interactiveMs: middle("interactiveMs"),
    listMs: middle("listMs"),
    shift: middle("shift"),
  };
}

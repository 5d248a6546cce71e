import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { demoAccounts, demoPassword } from "#server/demo/load-world.ts";
import { saveInBuilder } from "./bench/builder-save.ts";
import { weighPage } from "./bench/first-page.ts";
import { importBesideMail } from "./bench/import-lanes.ts";
import { careersOfFifty, importJobs } from "./bench/import-rate.ts";
import { fillDemoCompany } from "./bench/large-company.ts";
import { type Measured, type Target, measure, untilIdle } from "./bench/load.ts";
import { writeReport } from "./bench/report.ts";
import { planMs } from "./bench/plan-time.ts";
import { resumeMsAPage } from "./bench/resume-time.ts";
import { timeReports } from "./bench/report-times.ts";
import { timeTransfers } from "./bench/ledger-time.ts";
import { timeStatements } from "./bench/statement-time.ts";
import { timeSpeech } from "./bench/speech-time.ts";
import { timeUpload } from "./bench/upload-time.ts";
import { type RunningProduct, startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

/** Measures the product on the demo world and 20,000 imported jobs, and writes docs/benchmarks.md: npm run bench */
const loadBefore = loadavg()[0]!;
buildPages();
const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const settings = { DATA_DIR: folder, DEMO: "1", TRUST_PROXY: "1" };
const hiringTeam = { email: demoAccounts.hire, password: demoPassword };
try {
  console.log("Starting twice …");
  const starts = [await startAndStop(), await startAndStop()];
  console.log("Importing jobs …");
  const imported = importJobs(folder, { described: true });
  const bare = importJobs(join(folder, "bare"), { described: false });
  const product = await startProduct(settings);
  console.log("Waiting until the imported jobs are indexed and their sense is read …");
  await untilIdle(product.pid);
  await fillDemoCompany(folder);
  const { token } = await product.client().accounts.login({ body: hiringTeam });
  const uploaded = await timeUpload(product, token);
  const empty = await startEmptyServer();
  const measured = await underLoad(product, token, empty);
  console.log("Saving in the career builder …");
  const builder = await saveInBuilder(product, token, empty.url);
  empty.stop();
  const pages = [
    await weighPage(product.url, "/"),
    await weighPage(product.url, careersOfFifty),
    await weighPage(product.url, "/jobs"),
    await weighPage(product.url, "/hire/applicants", token),
    await weighPage(product.url, "/hire/pipeline", token),
    await weighPage(product.url, "/hire/jobs", token),
  ];
  await product.stop();
  console.log("Importing by address beside sign-in and an invitation …");
  const besideMail = await importBesideMail({ ...settings, DATA_DIR: join(folder, "beside") });
  console.log("Reporting a million moves, making transfers, and reading long statements …");
  const reports = await timeReports();
  const ledger = await timeTransfers();
  const statements = await timeStatements();
  const report = writeReport({
    loadBefore,
    starts,
    imported,
    bare,
    measured,
    pages,
    besideMail,
    uploaded,
    builder,
    reports,
    ledger,
    statements,
    resumeMs: await resumeMsAPage(),
    planMs: planMs(),
    speech: await timeSpeech(),
  });
  console.log(report);
  const [, chat] = readFileSync("docs/benchmarks.md", "utf8").split("\n## Chat\n");
  writeFileSync("docs/benchmarks.md", chat ? `${report}\n## Chat\n${chat}` : report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function startAndStop() {
  const product = await startProduct(settings);
  await product.stop();
  return product.startMs;
}

interface EmptyServer {
  url: string;
  pid: number;
  stop: () => void;
}
/** What it costs to answer nothing, in a process of its own. */
async function startEmptyServer(): Promise<EmptyServer> {
  const server = spawn(process.execPath, ["scripts/empty-server.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = (await once(server.stdout, "data")) as [Buffer];
  return { url: told.toString().trim(), pid: server.pid!, stop: () => void server.kill() };
}

/** Every address in turn; the empty route first, all others are compared with it. */
async function underLoad({ url, pid, client }: RunningProduct, token: string, empty: EmptyServer) {
  const jobs = await client().jobs.list({
    query: { filter: JSON.stringify({ where: { companySlug: "bench-company-7" }, limit: 100 }) },
  });
  if (jobs.length !== 50) throw new Error(`The careers page has ${jobs.length} jobs instead of 50.`);
  const api = { pid, headers: { "x-api-key": "parallel-public-key", "content-type": "application/json" } };
  const asTeam = { pid, headers: { ...api.headers, authorization: `Bearer ${token}` } };
  const targets: Target[] = [
    { name: "an empty route", url: empty.url, pid: empty.pid },
    {
      name: "log in",
      url: `${url}/api/users/login`,
      ...api,
      method: "POST",
      body: JSON.stringify(hiringTeam),
    },
    { name: "list of 20 jobs", url: `${url}/api/jobs?filter=${encodeURIComponent('{"limit":20}')}`, ...api },
    { name: "feed of 5,000 applicants, first page", url: `${url}/api/requests/feed`, ...asTeam },
    { name: "dashboard of 5,000 applicants, 200 jobs", url: `${url}/api/company/dashboard`, ...asTeam },
    {
      name: "today’s and next interviews of 1,000",
      url: `${url}/api/company/interviews/upcoming`,
      ...asTeam,
    },
    { name: "careers page of 50 jobs, kept", url: url + careersOfFifty, pid },
    { name: "careers page of 50 jobs, made anew", url: url + careersOfFifty, pid, fresh: true },
  ];
  const measured: Measured[] = [];
  for (const target of targets) {
    console.log(`Measuring: ${target.name} …`);
    measured.push(await measure(target));
  }
  return measured;
}

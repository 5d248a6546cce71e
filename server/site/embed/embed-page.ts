import type { EmbedTheme } from "#contract/career-embeds.ts";
import type { OpenJob } from "#contract/job-shapes.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { inkOn, readableOn } from "#shared/blocks/contrast.ts";
import { salaryText } from "#shared/money/salary.ts";
import { otherJobs, underHeadings } from "#shared/jobs/under-headings.ts";
import { placeText } from "#shared/places/place-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { heightScript } from "./embed-script.ts";

const stacks = { sans: "system-ui,sans-serif", serif: "Georgia,serif" };

/** Colors that can be read whatever was chosen, and nothing that a page could not be left with. */
export function embedStyle({ accent, background, type }: EmbedTheme): string {
  const ink = inkOn(background);
  return `:root{color-scheme:${ink === "#ffffff" ? "dark" : "light"};--ink:${ink};--accent:${readableOn(accent, background)}}
*{box-sizing:border-box;margin:0}
html{background:${background};color:var(--ink);font:16px/1.5 ${stacks[type]}}
ul{padding:0;list-style:none}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
h2{padding:20px 0 4px;font-size:16px}
a{color:inherit;text-decoration:none}
li a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,14rem) minmax(0,11rem);gap:2px 16px;padding:12px 4px;border-top:1px solid var(--accent)}
li b,.all{color:var(--accent);font-weight:600}
li a:hover b,.all:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
li span:last-child{text-align:right;font-variant-numeric:tabular-nums}
p{padding:16px 4px}
@media(max-width:640px){li a{grid-template-columns:minmax(0,1fr)}li span:last-child{text-align:left}}`;
}

interface Embedded {
  companyName: string;
  /** Its whole careers page. */
  careers: string;
  publicUrl: string;
  jobs: readonly OpenJob[];
  open: number;
  style: string;
}

/** The open jobs by department, for a frame in another site's page. */
export function embedPage({ companyName, careers, publicUrl, jobs, open, style }: Embedded): string {
  const groups = underHeadings(jobs, ({ department }) => (department ? [department] : []));
  const lists = groups.map(({ heading, jobs: group }) => {
    const head = groups.length > 1 || heading !== null ? `<h2>${escapeHtml(heading ?? otherJobs)}</h2>` : "";
    return `${head}<ul>${group.map((job) => entry(job, publicUrl)).join("")}</ul>`;
  });
  const rest =
    open > jobs.length || open === 0
      ? `<p>${open === 0 ? "There are no open jobs today. " : ""}<a class="all" href="${careers}" target="_blank" rel="noopener">${open ? `See all ${counted(open, "open job")}` : `More about ${escapeHtml(companyName)}`}</a></p>`
      : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Open jobs at ${escapeHtml(companyName)}</title><style>${style}</style></head>
<body><main aria-label="Open jobs at ${escapeHtml(companyName)}"><h1>Open jobs at ${escapeHtml(companyName)}</h1>${lists.join("")}${rest}</main><script>${heightScript}</script></body></html>`;
}

function entry(job: OpenJob, publicUrl: string) {
  const pay = job.salary ? salaryText(job.salary) : "";
  const address = `${publicUrl}/jobs/${job.id}?from=careers`;
  return `<li><a href="${address}" target="_blank" rel="noopener"><b>${escapeHtml(job.jobTitle)}</b><span>${escapeHtml(placeText(job))}</span><span>${escapeHtml(pay)}</span></a></li>`;
}

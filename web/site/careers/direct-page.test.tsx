import { renderToStaticMarkup } from "react-dom/server";
import { type ServerBuild, UNSAFE_withComponentProps as withProps } from "react-router";
import { expect, test, vi } from "vitest";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import * as root from "#web/root.tsx";
import * as careers from "./careers-page.tsx";
import { type CareersCall, careersPage } from "./direct-page.tsx";

const routeId = "site/careers/careers-page";
const assets = Object.fromEntries(
  ["root", routeId].map((id) => [id, { id, hasLoader: true, css: [`/assets/${id}.css`] }]),
);
/** As the bundler hands them to the router. */
const bundled = (module: { default: unknown }) => ({
  module: { ...module, default: withProps(module.default as Parameters<typeof withProps>[0]) },
});
const build = {
  routes: { root: bundled(root), [routeId]: bundled(careers) },
  assets: { routes: assets, entry: { imports: [], module: "" } },
  future: {},
} as unknown as ServerBuild;

const company = {
  id: "1",
  slug: "acme",
  companyName: "Acme",
  companyIndustry: [],
  companyFounders: [],
  companyCultureTags: [],
  companyBenefits: [],
  values: [],
  images: [],
  isManaged: true,
};
const job = { id: "7", jobTitle: "Nurse", department: "Care", locations: ["Leeds"], remoteLocations: [] };
const found = { company, document: pageFromProfile, team: [], jobs: [job], open: 1, pages: 1 };

function make(url: string, headers: Record<string, string> = {}, at: string | null = "acme") {
  const show = vi.fn(async () =>
    at === null ? null : { ...found, departments: [], places: [], company: { ...company, slug: at } },
  );
  const call = {
    url,
    header: (name: string) => headers[name] ?? null,
    services: { nonce: "", apiKey: "key", publicUrl: "https://parallel.test", helpUrls: {} },
    show,
  } as unknown as CareersCall;
  return { show, page: careersPage(build, call) };
}

test("careers page made directly: has its head, its styles and its jobs, and no script", async () => {
  const { show, page } = make("/acme/careers?department=Care&page=2");
  const html = renderToStaticMarkup(await page);
  expect(show).toHaveBeenCalledWith("acme", { department: "Care", place: "", q: "", page: 2 });
  expect(html).toContain("<title>Careers at Acme");
  expect(html).toContain('<link rel="canonical" href="https://parallel.test/acme/careers"/>');
  expect(html).toContain(`href="/assets/${routeId}.css"`);
  expect(html).toContain("<b>Nurse</b>");
  expect(html).toContain("/sign-in?");
  expect(html).not.toContain("<script");
});

test.each([
  ["a session", "/acme/careers", { cookie: "theme=dark; token=1" }, "acme"],
  ["a preview", "/acme/careers?preview=true&slug=acme", {}, "acme"],
  ["an address it had before", "/acme/careers", {}, "acme-new"],
  ["an address of nobody", "/acme/careers", {}, null],
] as const)("careers page made directly: leaves %s to the router", async (_, url, headers, at) => {
  expect(await make(url, headers, at).page).toBeNull();
});

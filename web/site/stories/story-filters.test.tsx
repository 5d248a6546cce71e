import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Publication } from "#shared/stories/publications.data.ts";
import { show } from "#web/testing/calls.tsx";
import { Elsewhere } from "./story-filters.tsx";

afterEach(cleanup);

const writes = (publication: Publication) => ({ id: "Ann", name: "Ann", publication });
const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("stories: each publication leads to the others, to case studies once there is one", () => {
  const blogs = [writes("lifeWork"), writes("hireDifferent")];
  show(<Elsewhere publication="lifeWork" authors={blogs} />);
  expect(links()).toEqual([["Hire Different", "/hire-different"]]);
  cleanup();
  show(<Elsewhere publication="lifeWork" authors={[...blogs, writes("caseStudies")]} />);
  expect(links()).toEqual([
    ["Hire Different", "/hire-different"],
    ["Case studies", "/case-studies"],
  ]);
  cleanup();
  show(<Elsewhere publication="lifeWork" authors={[writes("lifeWork")]} />);
  expect(links()).toEqual([]);
});

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { me } from "#web/shared/session/session.ts";
import { show } from "#web/testing/calls.tsx";
import { DecisionLog } from "./decision-log.tsx";

afterEach(cleanup);

test.each([true, false])("decision log: offered only to who may review applicants (%s)", (applicants) => {
  show(<DecisionLog id="a" />, [[me.queryKey, { can: { applicants } }]]);
  const links = screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
  const both = ["csv", "json"].map((format) => `/api/requests/a/decision-log?format=${format}`);
  expect(links).toEqual(applicants ? both : []);
});

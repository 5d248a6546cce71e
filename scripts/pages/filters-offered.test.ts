import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { SearchIndex } from "#contract/search.ts";
import "#server/app.ts";
import { sourceOf } from "#server/domains/search/index-source.ts";
import { facetGroups } from "#web/shared/search/facet-groups.data.ts";

/** What jobs are filtered by elsewhere than in a group of values: the place, pay, a collection's page, the order, what was typed. */
const notInGroups = [
  "jobLocation",
  "region",
  "collectionIds",
  "remote",
  "remoteFrom",
  "mayBeRemote",
  "salaryCurrency",
  "sameJob",
  "conditions",
  "training",
  "level",
];

test.each(Object.entries(facetGroups))(
  "search filters: every group of %s is an attribute of its index",
  (index, groups) => {
    const { attributes } = sourceOf(index as SearchIndex)!.definition;
    expect(groups.filter(({ name }) => !(name in attributes))).toEqual([]);
  },
);

test("search filters: what jobs may be counted by is offered as a filter, or said here not to be", () => {
  const { attributes } = sourceOf("jobs")!.definition;
  const countable = Object.keys(attributes).filter((name) =>
    ["string", "boolean"].includes(attributes[name]!),
  );
  const offered = facetGroups.jobs!.map(({ name }) => name);
  expect(countable.filter((name) => !offered.includes(name)).toSorted()).toEqual(notInGroups.toSorted());
});

test("search filters: an index whose attributes change gets the next version, so that no older copy is loaded", () => {
  const { version, attributes, fields } = sourceOf("jobs")!.definition;
  const shape = createHash("sha256")
    .update(JSON.stringify([attributes, fields]))
    .digest("hex")
    .slice(0, 12);
  expect({ version, shape }).toEqual({ version: 22, shape: "41bea7037a68" });
});

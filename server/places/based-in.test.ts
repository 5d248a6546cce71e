import { expect, test } from "vitest";
import { basedIn } from "./based-in.ts";

test.each([
  ["We hire everywhere, but applicants must be based in the UK.", ["United Kingdom"]],
  ["You must reside in the United States or Canada to be considered.", ["United States", "Canada"]],
  ["Candidates need to be located within Europe, as we meet often.", ["Europe"]],
  ["You must be based in Leeds.", []],
  ["Our team is based in Spain.", []],
  ["You don’t have to be based in the UK.", []],
  ["You do not need to be located in Spain.", []],
  ["Must be located in Denver, CO.", []],
  ["Must reside in Georgia.", []],
])("places: “%s” says one has to be in %j", (text, regions) => {
  expect(basedIn(text)).toEqual(regions);
});

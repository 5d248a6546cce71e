import { expect, test } from "vitest";
import { OfferFields, Template } from "#contract/template-shapes.ts";
import { keyOf } from "#shared/offers/offer-fields.ts";

/** The keys of fields that are named one after the other. */
function keysOf(...names: string[]) {
  const fields: { name: string; key: string }[] = [];
  for (const name of names) fields.push({ name, key: keyOf(name, fields) });
  return fields.map(({ key }) => key);
}
const save = (...names: string[]) => {
  const keys = keysOf(...names);
  const fields = names.map((name, at) => ({
    name,
    key: keys[at],
    kind: "text",
    required: false,
    choices: [],
  }));
  return OfferFields.safeParse(fields);
};

test.each([
  [
    ["Signing bonus", "Días de vacaciones"],
    ["signingBonus", "diasDeVacaciones"],
  ],
  [
    ["Премия", "奖金", "Προμήθεια"],
    ["field1", "field2", "field3"],
  ],
  [
    ["Бонус 1", "Срок 1"],
    ["field1", "field2"],
  ],
  [
    ["C bonus", "C++ bonus", "Field 1"],
    ["cBonus", "field1", "field2"],
  ],
])("offer fields: %j can be saved, each with a key of its own", (names, keys) => {
  expect(keysOf(...names)).toEqual(keys);
  expect(save(...names).success).toBe(true);
});

test.each([
  ["Bonus", "bonus"],
  ["Премия", "премия"],
  ["Bonus", "!"],
])("offer fields: %s and %s are refused", (...names) => expect(save(...names).success).toBe(false));

test("offer fields: a numbered key stays while its field is renamed, until the name has a key of its own", () => {
  const others = [{ key: "signingBonus" }];
  expect(keyOf("Сроки", others, "field2")).toBe("field2");
  expect(keyOf("Signing bonus", others, "field2")).toBe("field2");
  expect(keyOf("Notice", others, "field2")).toBe("notice");
  expect(keyOf("Срок", others, "notice")).toBe("field1");
});

test("offer fields: those that were saved by earlier rules can still be read", () => {
  const field = { name: "Bonus", kind: "choice", required: false, choices: [] };
  const fields = [
    { ...field, key: "a" },
    { ...field, key: "b" },
  ];
  expect(OfferFields.safeParse(fields).success).toBe(false);
  expect(Template.shape.fields.safeParse(fields).success).toBe(true);
});

import { expect, test } from "vitest";
import { findPhone } from "./contact-links.ts";
import { findLocation } from "./person.ts";
import { lineOf } from "./types.ts";

test.each([
  ["12 rue des Tanneurs, 69003 Lyon · 06 39 98 12 34 · al@courriel.example", "Lyon"],
  ["Calle de la Reina 14, 46011 Valencia, España", "Valencia, España"],
  ["Lindenstr. 5, 10969 Berlin | mail@post.example", "Berlin"],
  ["14 Park Road, Leeds, LS6 2AB", "Leeds"],
  ["14 Park Road, Leeds LS6 2AB", "Leeds"],
  ["Via Roma 3, 20121 Milano (MI)", "Milano"],
  ["123 Main St, Apt 4B, Springfield, IL 62704", "Springfield, IL 62704"],
  ["Leeds, West Yorkshire | 07700 900482", "Leeds, West Yorkshire"],
  ["5 years of Excel, Python, SQL", null],
])("resumes: the town someone lives in is read from a postal address: %s", (line, town) => {
  expect(findLocation([lineOf(line)], "Ada Brandt")).toBe(town);
});

test.each([
  ["Teléfono: +34 600 123 456", "+34 600 12 34 56"],
  ["Tel. (+49) 30 901820", "+49 30 901820"],
  ["Phone: +1 415 555 2671", "+1 415 555 2671"],
])("resumes: a labelled number keeps the code of its country: %s", (line, phone) => {
  expect(findPhone([line], [])).toBe(phone);
});

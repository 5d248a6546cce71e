import { expect, test } from "vitest";
import { decodedText } from "./decoded-text.ts";

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

test.each<[string, Uint8Array, string | null]>([
  ["UTF-8", Buffer.from("Währung;5 €"), "Währung;5 €"],
  ["UTF-8 with its mark", Buffer.from("\uFEFFWährung"), "Währung"],
  ["UTF-16 as Windows writes it", utf16("Day\tCost"), "Day\tCost"],
  ["UTF-16 the other way around", utf16("Day\tCost").swap16(), "Day\tCost"],
  ["what Excel saves in the West", Buffer.from([0x57, 0xe4, 0x68, 0x72, 0x20, 0x80]), "Währ €"],
  ["no text", Buffer.from([0x89, 0x50, 0x00, 0x01]), null],
  ["no text without a zero", Buffer.from([0x01, 0xff, 0x02, 0x90]), null],
])("texts of files: %s", (_, bytes, text) => {
  expect(decodedText(bytes)).toBe(text);
});

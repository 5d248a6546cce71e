import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

const read = (text: string) =>
  readLines(text).map(({ start, end, label }) => ({ text: text.slice(start, end), label }));
const labelOf = (text: string, words: string) => read(text).find((line) => line.text.includes(words))?.label;

const english = `Quayside Robotics builds arms that load ships.
What lands on your desk
- Keep the control software of forty arms running
- Plan releases with the port
You'd fit right in with
- At least three years of experience with embedded C
- A degree in electrical engineering or a similar field
It would be lovely, though not essential, to know ROS.
What we put on the table
- 30 days of holiday and a pension`;
const german = `Für unser Team in Olten suchen wir eine Fachperson.
Was Sie bei uns tun
- Betreuung der Kundschaft am Schalter
- Führen der Kasse
Was wir uns vorstellen
- Abgeschlossene kaufmännische Lehre
- Sehr gute Deutschkenntnisse
- Französischkenntnisse von Vorteil
Das dürfen Sie erwarten
- Attraktive Anstellungsbedingungen und fünf Wochen Ferien`;
const french = `Nous recherchons un chauffeur-livreur.
Vous livrez nos clients et chargez le camion.
Vous êtes titulaire du permis C. Vous justifiez d'une expérience de 2 ans minimum. La connaissance de la région serait un plus.
Nous vous offrons une mutuelle et des tickets restaurant.`;
const spanish = `Importante empresa busca administrativo contable.
Sus tareas serán registrar facturas y controlar pagos.
Requisitos: experiencia mínima de 2 años en puestos similares. Manejo de Excel excluyente. Inglés intermedio deseable.
Ofrecemos obra social y buen clima laboral.`;
const flat = (text: string) => text.replace(/\s*\n-?\s*/g, " ");

describe("lines of an advertisement", () => {
  const cases: [string, string, string][] = [
    [english, "three years", "must"],
    [english, "A degree", "must"],
    [english, "to know ROS", "nice"],
    [english, "Plan releases", "duty"],
    [english, "30 days", "offer"],
    [english, "builds arms", "other"],
    [german, "kaufmännische Lehre", "must"],
    [german, "Deutschkenntnisse", "must"],
    [german, "von Vorteil", "nice"],
    [german, "fünf Wochen", "offer"],
    [french, "permis C", "must"],
    [french, "2 ans", "must"],
    [french, "serait un plus", "nice"],
    [french, "mutuelle", "offer"],
    [spanish, "2 años", "must"],
    [spanish, "Excel", "must"],
    [spanish, "deseable", "nice"],
    [spanish, "obra social", "offer"],
  ];
  test.each(cases)("%# %o: %s", (text, words, label) => {
    expect(labelOf(text, words)).toBe(label);
  });

  test.each(cases.filter(([, , label]) => label === "must" || label === "nice"))(
    "without line breaks %# %o: %s",
    (text, words, label) => {
      expect(labelOf(flat(text), words)).toBe(label);
    },
  );

  test("a wish within a line is cut off", () => {
    expect(read("Requirements:\n- Fluent English, German is a plus").slice(1)).toEqual([
      { text: "- Fluent English,", label: "must" },
      { text: "German is a plus", label: "nice" },
    ]);
  });

  test("whatever the text, lines are in order, within it, and the same every time", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) => {
        const lines = readLines(text);
        expect(readLines(text)).toEqual(lines);
        let last = 0;
        for (const { start, end } of lines) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 60 },
    );
  });
});

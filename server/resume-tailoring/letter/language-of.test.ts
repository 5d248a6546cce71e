import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
  ["en", "Built the booking service for ports and ferries, with a team of three from two countries."],
  [
    "de",
    "Entwicklung der Buchungsplattform für Häfen und Fähren, mit einem Team von drei Leuten im Betrieb.",
  ],
  ["fr", "Conception de la plateforme de réservation pour les ports, avec une équipe dans deux pays."],
  [
    "es",
    "Desarrollo de la plataforma de reservas para los puertos, con el equipo del norte y una red de agencias.",
  ],
  [
    "it",
    "Sviluppo della piattaforma di prenotazione per i porti, con il gruppo del nord e la rete delle agenzie.",
  ],
  ["nl", "Bouw van het boekingsplatform voor havens en veren, met een team van drie bij de rederij."],
  [
    "pl",
    "Rozwój platformy rezerwacji dla portów i promów, praca w zespole oraz nadzór nad testami przy wdrożeniu.",
  ],
  ["pt", "Desenvolvimento da plataforma de reservas para os portos, com uma equipe do norte em dois países."],
])("cover letter: lines in %s are told from the others", (language, line) => {
  expect(languageOf([line])).toBe(language);
});

test("cover letter: names and skills alone tell no language", () => {
  expect(languageOf(["TypeScript, React", "Kestrel", "Die Zeit"])).toBeNull();
  expect(languageOf([])).toBeNull();
});

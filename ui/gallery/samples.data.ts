import type { Fit } from "#ui/data/status/fit-marks.tsx";
import type { Option } from "#ui/controls/select/select.tsx";

export type SamplePerson = {
  id: string;
  name: string;
  text: string;
  source: string;
  hours: number;
  fits: Fit[];
};

const fits = (words: string): Fit[] =>
  [...words].map((letter) => (letter === "m" ? "met" : letter === "u" ? "unclear" : "missing"));

/** Invented people. */
export const people: SamplePerson[] = [
  {
    id: "1",
    name: "Inês Carvalho",
    text: "Backend lead, Rede Hídrica",
    source: "Referred by Joel",
    hours: 2,
    fits: fits("mmmmux"),
  },
  {
    id: "2",
    name: "Tomasz Wieczorek",
    text: "Senior engineer, Parcelwise",
    source: "Careers page",
    hours: 3,
    fits: fits("mmmmuu"),
  },
  {
    id: "3",
    name: "Adaeze Nwosu",
    text: "Platform engineer, Kobo Grid",
    source: "Marketplace",
    hours: 5,
    fits: fits("mmmmmx"),
  },
  {
    id: "4",
    name: "Yuki Harada",
    text: "Data engineer, Northgale",
    source: "Careers page",
    hours: 7,
    fits: fits("mmmuux"),
  },
  {
    id: "5",
    name: "Mateo Ríos Aldana",
    text: "Backend engineer, Rodado",
    source: "Marketplace",
    hours: 25,
    fits: fits("mmmmux"),
  },
  {
    id: "6",
    name: "Freya Lindqvist",
    text: "Staff engineer, Väderlab",
    source: "Referred by Dilip",
    hours: 30,
    fits: fits("mmmmmm"),
  },
];

export const places: Option[] = [
  { value: "bristol", label: "Bristol", hint: "United Kingdom" },
  { value: "porto", label: "Porto", hint: "Portugal" },
  { value: "rotterdam", label: "Rotterdam", hint: "Netherlands" },
  { value: "gothenburg", label: "Gothenburg", hint: "Sweden" },
];

export const skills: Option[] = ["Figma", "User research", "TypeScript", "PostgreSQL", "Go", "Rust"].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

export const article =
  '<h2>The work</h2><p>Six hundred harbour masters, flood wardens and lifeboat crews open our map when the weather turns. They have a minute, often on a phone, often in the rain. You will own that minute.</p><ul><li>Four days on the quay</li><li>Then <strong>redraw</strong> how we show doubt</li></ul><p>Read <a href="https://example.org">how we work</a>.</p>';

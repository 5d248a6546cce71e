import { expect, test } from "vitest";
import { readExperience } from "./experience.ts";
import { lineOf } from "./types.ts";

interface Told {
  title: string;
  company: string;
  place: string;
  dates: string;
  did: string[];
}

/** Made-up careers in several trades; many names sound like neither a job nor a company. */
const careers: Told[][] = [
  [
    {
      title: "Senior Software Engineer",
      company: "Stripewell",
      place: "Berlin, Germany",
      dates: "Jan 2020 - Present",
      did: ["Built the ledger in Go and PostgreSQL.", "Led a team of four."],
    },
    {
      title: "Software Engineer",
      company: "Nordlicht GmbH",
      place: "Hamburg, Germany",
      dates: "Mar 2016 - Dec 2019",
      did: ["Moved the shop from PHP to TypeScript."],
    },
    {
      title: "Working Student",
      company: "Fraunhofer",
      place: "Dresden, Germany",
      dates: "Oct 2014 - Feb 2016",
      did: ["Measured the wear of bearings."],
    },
  ],
  [
    {
      title: "Registered Nurse",
      company: "St. Olga Hospital",
      place: "Austin, TX",
      dates: "06/2018 - Present",
      did: ["Cared for twelve beds at night.", "Trained new colleagues on the ward."],
    },
    {
      title: "Caregiver",
      company: "Sunny Homes",
      place: "Dallas, TX",
      dates: "01/2015 - 05/2018",
      did: ["Visited forty people a week."],
    },
    {
      title: "Barista",
      company: "Blue Kettle",
      place: "Dallas, TX",
      dates: "02/2013 - 12/2014",
      did: ["Opened the shop every morning."],
    },
  ],
  [
    {
      title: "Regional Sales Manager",
      company: "Contoso",
      place: "London, UK",
      dates: "2019 – Present",
      did: ["Grew revenue in the north by a third."],
    },
    {
      title: "Account Executive",
      company: "Brightwater Media",
      place: "London, UK",
      dates: "2016 – 2019",
      did: ["Won eighty customers in retail.", "Ran the yearly fair."],
    },
    {
      title: "Sales Trainee",
      company: "Harrow & Sons",
      place: "Leeds, UK",
      dates: "2014 – 2016",
      did: ["Answered the phone."],
    },
  ],
  [
    {
      title: "Maths Tutor",
      company: "Kumon",
      place: "Leeds, UK",
      dates: "September 2021 to Present",
      did: ["Teach eleven pupils in small groups."],
    },
    {
      title: "Warehouse Operative",
      company: "Ocado",
      place: "Hatfield, UK",
      dates: "May 2019 to August 2021",
      did: ["Picked and packed on the night shift."],
    },
    {
      title: "Delivery Driver",
      company: "DPD",
      place: "Leeds, UK",
      dates: "July 2017 to April 2019",
      did: ["Delivered 140 parcels a day."],
    },
  ],
];

const bullets = ({ did }: Told): string[] => did.map((text) => `• ${text}`);

const layouts: Record<string, (work: Told) => string[]> = {
  "job, employer, dates": (work) => [work.title, work.company, work.dates, ...bullets(work)],
  "job, employer with place, dates": (work) => [
    work.title,
    `${work.company} - ${work.place}`,
    work.dates,
    ...bullets(work),
  ],
  "employer with dates beside, job": (work) => [
    `${work.company}\t${work.dates}`,
    work.title,
    ...bullets(work),
  ],
  "job with dates beside, employer": (work) => [
    `${work.title}\t${work.dates}`,
    work.company,
    ...bullets(work),
  ],
  "employer and place, job and dates": (work) => [
    `${work.company}\t${work.place}`,
    `${work.title}\t${work.dates}`,
    ...bullets(work),
  ],
  "job and place, employer and dates": (work) => [
    `${work.title}\t${work.place}`,
    `${work.company}\t${work.dates}`,
    ...bullets(work),
  ],
  "one line with commas": (work) => [`${work.title}, ${work.company}\t${work.dates}`, ...bullets(work)],
  "one line with a bar": (work) => [`${work.title} | ${work.company} | ${work.dates}`, ...bullets(work)],
  "one line, employer first": (work) => [`${work.company} — ${work.title} (${work.dates})`, ...bullets(work)],
  "job at employer": (work) => [`${work.title} at ${work.company}`, work.dates, ...bullets(work)],
  "dates first": (work) => [work.dates, `${work.title}, ${work.company}`, ...bullets(work)],
  "dates before the job, employer below": (work) => [
    `${work.dates}\t${work.title}`,
    `${work.company}, ${work.place}`,
    ...bullets(work),
  ],
  "sentences instead of bullets": (work) => [
    work.title,
    `${work.company}, ${work.place}`,
    work.dates,
    ...work.did,
  ],
  "job, employer with bar and place, dates": (work) => [
    work.title,
    `${work.company} | ${work.place}`,
    work.dates,
    ...bullets(work),
  ],
  "place on its own line": (work) => [
    `${work.company}\t${work.dates}`,
    work.place,
    work.title,
    ...bullets(work),
  ],
  "a LinkedIn page": (work) => [
    work.company,
    work.title,
    `${work.dates} (2 years 1 month)`,
    work.place,
    ...work.did,
  ],
  "projects with clients and tools inside": (work) => [
    `${work.title}, ${work.company}`,
    work.dates,
    "Project: Falcon",
    "Client: Meridian Bank",
    "Duration: Mar 2021 - Jun 2021",
    "Environment: Java, Oracle, Linux",
    ...bullets(work),
    "Technologies used: Excel, SAP",
  ],
  labels: (work) => [
    `Company: ${work.company}`,
    `Designation: ${work.title}`,
    `Duration: ${work.dates}`,
    ...work.did,
  ],
};

test.each(Object.entries(layouts))(
  "resume layouts: every job is found in a career told as %s",
  (_, layout) => {
    for (const career of careers) {
      const lines = career
        .flatMap(layout)
        .map((line) => lineOf(line.replace(/^• /, ""), { bullet: line.startsWith("• ") }));
      expect(readExperience(lines).map(({ title, companyName }) => [title, companyName])).toEqual(
        career.map(({ title, company }) => [title, company]),
      );
    }
  },
);

import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readBytes } from "./read-bytes.ts";
import { column, tinyPdf } from "./testing/tiny-pdf.ts";

const tables = {
  "Profile.csv":
    'First Name,Last Name,Headline,Summary,Geo Location,Websites\nAda,Brandt,Engineer,"Builds, and mends things","Oslo, Norway","[PERSONAL:https://ada.example.org,COMPANY:https://acme.example.com]"',
  "Email Addresses.csv": "Email Address,Confirmed,Primary\nold@example.org,Yes,No\nada@example.org,Yes,Yes",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+47 22 55 01 42,Mobile",
  "Positions.csv":
    'Company Name,Title,Description,Location,Started On,Finished On\nAcme Ltd,Engineer,"Built, shipped",Oslo,Mar 2019,\nAcme Ltd,Trainee,,Oslo,Aug 2017,Feb 2019',
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,First Aider,Health,Jan 2015,Dec 2016,Night shifts",
  "Education.csv":
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Oslo,2010,2014,,"Bachelor of Science, Physics",Choir',
  "Skills.csv": "Name\nk8s\nWelding",
  "Languages.csv":
    "Name,Proficiency\nNorwegian,Native or bilingual proficiency\nGerman,Limited working proficiency",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nFirst Aid,https://badges.example.org/7,Red Cross,May 2021,May 2024,77",
  "Projects.csv":
    "Title,Description,Url,Started On,Finished On\nTide Clock,Tells the tide,https://tide.example.org,Jun 2020,Aug 2020",
  "Courses.csv": "Name,Number\nQuantum Mechanics,FYS3110\nOptics,",
};

test("LinkedIn: of a whole archive, however large its messages, only what a resume is made of is read", async () => {
  const messages = strToU8(`FROM,TO,CONTENT\n${"Ann,Ben,Hello\n".repeat(300_000)}`);
  const volunteering =
    "Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,First Aider,,,,";
  const bytes = zipSync({
    "Profile.csv": strToU8(tables["Profile.csv"]),
    "Volunteering.csv": strToU8(volunteering),
    "messages.csv": messages,
  });
  const resume = await readBytes({ bytes, fileName: "export.zip" });
  expect(resume).toMatchObject({
    fullName: "Ada Brandt",
    workExperience: [{ companyName: "Red Cross", start: null, end: null, current: false }],
  });
});

test("JSON Resume: what a resume has no place for becomes sections of its own, and undated work is not current", async () => {
  const told = {
    basics: { name: "Ada Brandt" },
    volunteer: [{ organization: "Red Cross", position: "First Aider" }],
    awards: [
      { title: "Best Tide Clock", awarder: "City of Oslo", date: "2021-05", summary: "For the pier." },
    ],
    publications: [{ name: "On Tides", publisher: "Fjord Press", releaseDate: "2020" }],
    interests: [{ name: "Music", keywords: ["Choir", "Organ"] }],
    references: [{ name: "Jon Dahl", reference: "Always on time." }],
  };
  const resume = await readBytes({ bytes: strToU8(JSON.stringify(told)), fileName: "ada.json" });
  expect(resume.sections).toEqual([
    { title: "Awards", text: "Best Tide Clock, City of Oslo, 2021-05\nFor the pier." },
    { title: "Publications", text: "On Tides, Fjord Press, 2020" },
    { title: "Interests", text: "Music: Choir, Organ" },
    { title: "References", text: "Jon Dahl\nAlways on time." },
  ]);
  expect(resume.workExperience).toMatchObject([{ companyName: "Red Cross", current: false }]);
});

test("LinkedIn: an export is read whole, table by table", async () => {
  const files = Object.entries(tables).map(([name, text]) => [`Complete/${name}`, strToU8(text)]);
  const resume = await readBytes({ bytes: zipSync(Object.fromEntries(files)), fileName: "export.zip" });
  expect(resume).toMatchObject({
    kind: "linkedin-export",
    fullName: "Ada Brandt",
    headline: "Engineer",
    email: "ada@example.org",
    phone: "+47 22 55 01 42",
    website: "https://ada.example.org",
    links: ["https://ada.example.org", "https://acme.example.com"],
    location: "Oslo, Norway",
    summary: "Builds, and mends things",
    workExperience: [
      {
        companyName: "Acme Ltd",
        title: "Engineer",
        start: "2019-03",
        current: true,
        description: "Built, shipped",
      },
      { companyName: "Acme Ltd", title: "Trainee", start: "2017-08", end: "2019-02" },
      { companyName: "Red Cross", title: "First Aider", end: "2016-12", description: "Night shifts" },
    ],
    education: [
      {
        school: "University of Oslo",
        degree: "Bachelor of Science",
        field: "Physics",
        start: "2010",
        end: "2014",
      },
    ],
    skills: [{ name: "Kubernetes" }, { name: "Welding" }],
    languages: [
      { name: "Norwegian", level: "native" },
      { name: "German", level: "intermediate" },
    ],
    certification: [
      { name: "First Aid", issuer: "Red Cross", date: "2021-05", link: "https://badges.example.org/7" },
    ],
    projects: [
      {
        name: "Tide Clock",
        description: "Tells the tide",
        link: "https://tide.example.org",
        start: "2020-06",
        end: "2020-08",
      },
    ],
    courses: ["Quantum Mechanics", "Optics"],
  });
});

const side = [
  "Contact",
  "ada@example.org",
  "www.linkedin.com/in/ada-",
  "brandt-7 (LinkedIn)",
  "Top Skills",
  "Welding",
  "Optics",
  "Languages",
  "Norwegian (Native or Bilingual)",
  "German (Limited Working)",
  "Certifications",
  "First Aid at Work",
  "Crane Operator Level 2",
];
const main = [
  "Engineer at Acme Ltd",
  "Oslo, Norway",
  "Summary",
  "Builds and mends things for people who sail.",
  "Experience",
  "Acme Ltd",
  "7 years 4 months",
  "Engineer",
  "March 2019 - Present (5 years 9 months)",
  "Oslo, Norway",
  "Keeps the presses running.",
  "Trainee",
  "August 2017 - February 2019 (1 year 7 months)",
  "Red Cross",
  "First Aider",
  "January 2015 - December 2016 (2 years)",
  "Education",
  "University of Oslo",
  "Bachelor of Science, Physics · (2010 - 2014)",
];

test("LinkedIn: a profile saved as PDF is read whole", async () => {
  const page = [
    { x: 220, y: 50, text: "Ada Brandt", size: 26 },
    ...column(30, 50, side),
    ...column(220, 80, main),
  ];
  const resume = await readBytes({ bytes: tinyPdf([page]), fileName: "Profile.pdf" });
  expect(resume).toMatchObject({
    fullName: "Ada Brandt",
    email: "ada@example.org",
    linkedIn: "https://www.linkedin.com/in/ada-brandt-7",
    location: "Oslo, Norway",
    summary: "Builds and mends things for people who sail.",
    workExperience: [
      { companyName: "Acme Ltd", title: "Engineer", start: "2019-03", current: true },
      { companyName: "Acme Ltd", title: "Trainee", start: "2017-08", end: "2019-02" },
      { companyName: "Red Cross", title: "First Aider", start: "2015-01", end: "2016-12" },
    ],
    education: [
      {
        school: "University of Oslo",
        degree: "Bachelor of Science",
        field: "Physics",
        start: "2010",
        end: "2014",
      },
    ],
    skills: [{ name: "Welding" }, { name: "Optics" }],
    languages: [
      { name: "Norwegian", level: "native" },
      { name: "German", level: "intermediate" },
    ],
    certification: [{ name: "First Aid at Work" }, { name: "Crane Operator Level 2" }],
  });
});

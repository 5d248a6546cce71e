/** Places people worked at before: invented, beside the companies of the world. */
export const earlierEmployers =
  "Albatross Rail|Amberfield Bank|Anvil & Ash|Arbour Insurance|Beacon Street Labs|Bellwether Foods|Birchline|Blue Heron Clinics|Borealis Data|Brightwater Utilities|Cairn Software|Calder Mills|Candlewick Press|Clearbrook Hospital|Cobalt Freight|Copse & Co|Dovetail Joinery|Drystone Digital|Eastquay Logistics|Elmgate School|Fenwick Motors|Fernhill Care|Foxglove Pharma|Gable Homes|Granary Foods|Greyfell Mining|Harrow Lane Studio|Hazelmere Trust|Ironbridge Energy|Juniper Telecom|Kiln Street Pottery|Larkspur Media|Lighthouse Credit Union|Lintel Architects|Marlin Airways|Meridian Parcel|Millrace Hydro|Moorgate Analytics|Nightjar Games|Northfold Council|Oakapple Nurseries|Osprey Robotics|Palisade Security|Pennant Airport|Plover Health|Quayside Hotels|Ravelin Steel|Redwing Bikes|Rook & Daughter|Saffron Kitchens|Skylark Travel|Slipway Marine|Starling Payments Group|Stonecrop Farms|Tamarind Studio|Thistle Dairy|Tidewell Museum|Umber Design|Wayfare Buses|Willowbank Hospital|Windrush College|Yarrow Textiles".split(
    "|",
  );

/** What people achieved, with numbers; {skill} is one of their own. */
export const achievements: Record<string, string[]> = {
  Engineering: [
    "Cut the [median|slowest] response from {big} ms to {small} ms with {skill}",
    "Moved {few} services to {skill} [without downtime|over one quiet spring]",
    "Led the response to {few} incidents and cut the time to recovery by {percent}%",
    "Built the {skill} foundation that {few} teams ship on every day",
    "Raised test coverage of the [billing|booking|import] code from {small}% to {percent}%",
    "Mentored {few} colleagues, two of whom now lead teams",
  ],
  Data: [
    "Rebuilt the nightly pipeline in {skill}: {big} minutes became {small}",
    "Built a model that predicted [demand|churn|faults] within {few}% and was used every morning",
    "Published {big} tested definitions; [arguments about numbers fell quiet|one dashboard replaced {few}]",
    "Saved £{big},000 a year by finding [duplicate payments|idle machines|empty routes] with {skill}",
    "Trained {few} colleagues to answer their own questions in {skill}",
  ],
  Design: [
    "Redesigned [booking|onboarding|search] after {big} interviews; completion rose {percent}%",
    "Built a design system of {big} components in {skill}, adopted by {few} teams",
    "Ran {big} usability tests in {few} countries",
    "Brought the main journey to WCAG AA and cut support contacts by {percent}%",
    "Led a team of {few} designers through a complete rebrand",
  ],
  Product: [
    "Launched [subscriptions|a mobile app|a partner portal] that reached {big},000 users in a year",
    "Stopped {few} projects and finished the two that mattered",
    "Raised weekly use by {percent}% after {big} customer interviews",
    "Ran planning for {few} teams in three countries",
  ],
  Marketing: [
    "Grew newsletter readers from {small},000 to {big},000 without paid media",
    "Cut the cost of a signup by {percent}% with {skill}",
    "Ran {few} campaigns a quarter with a budget of £{big},000",
    "Wrote {big} articles; {few} still bring half of all visits",
  ],
  Sales: [
    "Closed {big} new accounts worth £{percent}0,000 a year",
    "Kept a forecast within {few}% for eight quarters",
    "Opened [Benelux|the Nordics|the North West] and built a team of {few}",
    "Won a public tender against {few} larger rivals",
  ],
  "Customer Success": [
    "Looked after {big} accounts and kept {percent}% of them through a price change",
    "Cut onboarding from {big} days to {small}",
    "Trained {big} people in {few} languages",
  ],
  Support: [
    "Answered about {big} questions a week with a rating of {percent}%",
    "Wrote {big} help articles that cut contacts by {small}%",
    "Led a shift of {few} through the busiest season so far",
  ],
  Operations: [
    "Ran a site of {big} people with [no lost-time accident|the best audit of the group]",
    "Cut waste by {percent}% in {few} months",
    "Renegotiated {big} contracts and saved £{percent},000",
    "Planned {big} deliveries a day with {skill}",
  ],
  Finance: [
    "Closed the month in {few} days, down from {small}",
    "Built the forecast for {big} cost centres in {skill}",
    "Recovered £{big},000 in [unclaimed tax|duplicate payments]",
    "Prepared {few} audits without a single adjustment",
  ],
  People: [
    "Hired {big} people in a year; {percent}% are still there",
    "Cut the time to an answer from {big} days to {few}",
    "Coached {few} first-time managers",
    "Closed a pay gap of {few}% in two rounds",
  ],
  Legal: [
    "Reviewed {big} contracts a month with a two-day promise",
    "Wrote the playbook that lets sales close {percent}% of deals without us",
    "Led {few} audits to a clean report",
  ],
  Healthcare: [
    "Cared for {small} patients a shift on a ward of {big} beds",
    "Mentored {few} students a year",
    "Cut waiting from {big} days to {small} with a nurse-led clinic",
    "Led the change to {skill} for {big} colleagues",
  ],
  Education: [
    "Taught {few} classes of {small}; results rose {percent}% in three years",
    "Designed a course that {big} schools now use",
    "Mentored {few} new teachers",
  ],
  Science: [
    "Ran a monitoring programme at {big} sites using {skill}",
    "Published {few} papers, {few} of them with open data",
    "Cut the error of our main method by {percent}%",
    "Analysed {big} samples a week with {skill}",
  ],
  Trades: [
    "Completed {big} jobs a year with [no call-back|{percent}% right first time]",
    "Installed and maintained {big} instruments and systems across {few} counties",
    "Trained {few} apprentices to their certificate",
    "Led a crew of {few} on {big} sites",
  ],
  Security: [
    "Investigated {big} alerts a month and cut false ones by {percent}%",
    "Led {few} incident responses without a reportable loss",
    "Brought {few} teams through ISO 27001",
  ],
  Administration: [
    "Kept the calendars of {few} directors and an office of {big}",
    "Moved {big} people to a new office over one weekend",
    "Cut office costs by {percent}% and kept the plants alive",
  ],
  Other: [
    "Ran {big} events a year with {few} partners",
    "Raised £{big},000 from {few} funders",
    "Brought {big} volunteers back for a second season",
  ],
};

export const taskTails = [
  " for {few} teams",
  " across {few} sites",
  " with a team of {few}",
  "",
  "",
  " in three countries",
];

export const summaries = [
  "{Title} with {years} years of {field}. [Happiest|At my best] where {a} meets {b}.",
  "I have spent {years} years in {field}, most of it with {a} and {b}. [I like small teams and clear goals|I look for work whose use I can explain to my aunt].",
  "{years} years of {field}, from [first sketch to night shift|a team of three to a company of hundreds]. Strong in {a}; getting better at {b}.",
  "[Curious|Practical|Steady] {title} based in {city}. I care about {a}, {b} and [leaving things tidier than I found them|people who answer their messages].",
  "[After {years} years of {field}|{years} years in], I still enjoy the part others postpone. Daily tools: {a}, {b}.",
];

export const finalWords = [
  "",
  "",
  "",
  "A team that writes things down.",
  "No defence work, please.",
  "I would like to work four days a week.",
  "Somewhere I can learn from people older than me.",
  "Climate, health or public service first.",
  "A short commute or none.",
  "I am moving in spring and can start after that.",
  "A manager who has done the job.",
];

export const schools =
  "Institute of Technology|University of Applied Sciences|City University|College of Arts|School of Economics|Technical College|Open University|Polytechnic".split(
    "|",
  );

/** Department: degrees; fields; certificates. */
export const studies: Record<string, [degrees: string, fields: string, certificates: string]> = {
  Engineering: [
    "BSc|MSc|BEng|MEng",
    "Computer Science|Software Engineering|Electrical Engineering|Mathematics|Physics",
    "Certified Kubernetes Administrator|AWS Solutions Architect Associate|Professional Scrum Master",
  ],
  Data: [
    "BSc|MSc|PhD",
    "Statistics|Computer Science|Economics|Physics",
    "dbt Analytics Engineering|AWS Data Engineer Associate",
  ],
  Design: [
    "BA|MA|BDes",
    "Interaction Design|Graphic Design|Psychology|Industrial Design",
    "CPACC Accessibility",
  ],
  Product: [
    "BA|MSc|BSc",
    "Business Informatics|Design|Economics",
    "Professional Scrum Product Owner|PRINCE2 Practitioner",
  ],
  Marketing: ["BA|MA", "Communication|Linguistics|Marketing", "Google Analytics Certification"],
  Sales: ["BA|BSc", "Business Administration|International Relations|Engineering", "MEDDIC Certified"],
  Finance: ["BSc|MSc", "Accounting|Economics|Mathematics", "ACCA|CIMA|CFA Level II"],
  People: ["BA|MA", "Psychology|Human Resources|Sociology", "CIPD Level 5"],
  Legal: ["LLB|LLM", "Law", "Certified Information Privacy Professional"],
  Healthcare: [
    "BSc|Diploma",
    "Nursing|Physiotherapy|Biomedical Science|Occupational Therapy",
    "Advanced Life Support|Safeguarding Level 3",
  ],
  Education: ["BA|PGCE|MEd", "Education|Mathematics|Modern Languages", "Qualified Teacher Status|CELTA"],
  Science: [
    "BSc|MSc|PhD",
    "Environmental Science|Chemistry|Meteorology|Biology|Hydrology",
    "Good Laboratory Practice|Field First Aid",
  ],
  Trades: [
    "Apprenticeship|Diploma",
    "Electrical Installation|Mechanics|Metalwork|Instrumentation",
    "First Aid at Work|18th Edition Wiring Regulations|Working at Height",
  ],
  Security: ["BSc|MSc", "Computer Science|Information Security", "CISSP|OSCP|Security+"],
  any: [
    "BA|BSc|Diploma",
    "Business Administration|Logistics|Languages|History",
    "First Aid at Work|Lean Six Sigma Green Belt",
  ],
};

export const projects = [
  ["Street trees", "A map of every street tree in {city}, kept by {few} neighbours and me."],
  ["Repair evenings", "A monthly evening where people bring broken things; {big} mended so far."],
  ["Small tools", "{few} little open-source tools around {a}, used by strangers, which still surprises me."],
  ["Choir plan", "Scheduling for an amateur choir of {big}. The hardest users I know."],
  ["Bird box camera", "A camera, a nest box and {a}. Four seasons of data."],
  ["Notes on {a}", "A newsletter for people new to {a}, {big} issues old."],
  ["Allotment log", "Rain, soil and yield of one allotment since 2018, open for anyone."],
] as const;
/** A job names what it was done with, so that a skill is shown and not only listed. */
export const toolLines = [
  "Day to day with {a}, {b} and {c}",
  "Did this in {a} and {b}, with {c} where it helped",
  "[Responsible for|Trusted with] {a} and {b}; [learnt|deepened] {c} here",
  "Used {a}, {b} and {c} in production, [most weeks|every week]",
];

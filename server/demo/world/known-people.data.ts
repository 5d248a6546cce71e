/** People with a story of their own: applicants at Saltmarsh, and the demo job seeker. */
export interface KnownPerson {
  name: string;
  city: string;
  role: string;
  headline: string;
  summary: string;
  skills: string;
  /** Newest first: title, company, years before now it began and ended (0 is now), lines. */
  jobs: [title: string, company: string, from: number, to: number, lines: string[]][];
  study: [degree: string, field: string, school: string];
  salary: number;
  available: string;
}

export const seeker: KnownPerson = {
  name: "Noor Bakker",
  city: "Amsterdam",
  role: "product-designer",
  headline: "Product designer at Reisvogel",
  summary:
    "I design tools for people who have something else in their hands: a steering wheel, a child, a suitcase. Six years of maps, plans and the sentences in between.",
  skills:
    "Figma|Prototyping|Interaction design|User research|Design systems|Accessibility|Maps|Data visualisation|HTML|CSS|Dutch|English",
  jobs: [
    [
      "Product designer",
      "Reisvogel",
      4,
      0,
      [
        "Redesigned route planning for 6,000 lorry drivers; planning a day fell from 38 to 11 minutes.",
        "Built the map style that survives glare, gloves and a cracked screen, tested on 24 ride-along days with users in a simulator.",
        "Started the design system, 61 components, now used by five teams.",
        "Ran 140 usability tests in three languages.",
      ],
    ],
    [
      "Interaction designer",
      "Wegwijs",
      6.2,
      4,
      [
        "Designed step-free journey planning used for 31 million trips a year.",
        "Brought the planner to WCAG 2.2 AA with a panel of 40 wheelchair users.",
        "Prototyped lift reports; 90,000 volunteers send them today.",
      ],
    ],
    [
      "Junior designer",
      "Umber Design",
      7.5,
      6.2,
      [
        "Drew wayfinding for two hospitals and a ferry terminal.",
        "Made 30 clickable prototypes in Figma for six clients.",
      ],
    ],
  ],
  study: ["BDes", "Interaction Design", "Utrecht School of the Arts and Media"],
  salary: 60,
  available: "One month's notice",
};

export const backendApplicants: KnownPerson[] = [
  {
    name: "Inês Carvalho",
    city: "Porto",
    role: "backend",
    headline: "Backend lead at Rede Hídrica",
    summary:
      "Backend engineer for water. Moving to Bristol in January with one cat and a strong opinion about time zones.",
    skills: "Python|SQL|PostgreSQL|TimescaleDB|some Go|Kafka|Terraform|Grafana|Docker|Incident response",
    jobs: [
      [
        "Backend engineer, then lead",
        "Rede Hídrica",
        7.5,
        0,
        [
          "National river monitoring for the Portuguese water authority; team of five.",
          "Rebuilt ingest for 41,000 river gauges, from 9 minutes to 40 seconds a cycle, on TimescaleDB, with continuous aggregates.",
          "Led response in the February 2024 Douro flood: 61 hours, no missed alert, public write-up after.",
          "Wrote the on-call handbook that three other teams now use.",
        ],
      ],
      [
        "Backend engineer",
        "Maison Lune",
        9.4,
        7.5,
        ["Stock service for 1,300 boutiques in Python and PostgreSQL."],
      ],
    ],
    study: ["MSc", "Hydroinformatics", "Porto Institute of Technology"],
    salary: 78,
    available: "12 January",
  },
  {
    name: "Tomasz Wieczorek",
    city: "Warsaw",
    role: "backend",
    headline: "Senior engineer at Parcelwise",
    summary: "Eight years of services that must not lose a parcel. Go most days, PostgreSQL every day.",
    skills: "Go|PostgreSQL|Kafka|Kubernetes|Docker|REST APIs|Prometheus|Redis",
    jobs: [
      [
        "Senior engineer",
        "Parcelwise",
        5,
        0,
        [
          "Wrote the locker event service in Go: 2,100 readings a second at Christmas, no lost parcel.",
          "Partitioned a 4 TB PostgreSQL table by time and cut the slowest query from 11 s to 300 ms.",
          "Carried the pager one week in five and led 14 incidents.",
        ],
      ],
      [
        "Software engineer",
        "Meridian Parcel",
        8,
        5,
        ["Built label printing for 220 depots in Go and Kafka."],
      ],
    ],
    study: ["MSc", "Computer Science", "Warsaw Polytechnic College"],
    salary: 82,
    available: "Three months' notice",
  },
  {
    name: "Adaeze Nwosu",
    city: "Bristol",
    role: "platform",
    headline: "Platform engineer at Kobo Grid",
    summary:
      "I keep meters talking over three bad networks. Moved to Bristol in May, still on Lagos time on Mondays.",
    skills: "Go|Rust|PostgreSQL|TimescaleDB|Kubernetes|Terraform|AWS|MQTT|Incident response|NetCDF",
    jobs: [
      [
        "Platform engineer",
        "Kobo Grid",
        4.5,
        0,
        [
          "Ran the metering platform for 86,000 shops: 12 million time-series points an hour on TimescaleDB.",
          "Rewrote the gateway in Rust and cut lost readings from 4% to 0.2%.",
          "Led incident response for the rains of 2025 and published the account.",
        ],
      ],
      [
        "Backend engineer",
        "Ironbridge Energy",
        6.5,
        4.5,
        ["Built billing APIs in Go with PostgreSQL for nine utilities."],
      ],
    ],
    study: ["BSc", "Electrical Engineering", "Lagos City University"],
    salary: 80,
    available: "One month's notice",
  },
  {
    name: "Yuki Harada",
    city: "London",
    role: "data-engineer",
    headline: "Data engineer at Northgale",
    summary: "Sensor data, from the blade to the board room. Looking for more backend and fewer dashboards.",
    skills: "Python|SQL|PostgreSQL|Airflow|dbt|Kafka|Docker|GRIB",
    jobs: [
      [
        "Data engineer",
        "Northgale",
        3.5,
        0,
        [
          "Built the blade record: 3,100 turbines, ten-second readings, eight years of history.",
          "Cut the nightly load from 5 hours to 35 minutes with partitioned PostgreSQL.",
        ],
      ],
      ["Data analyst", "Brightwater Utilities", 5.5, 3.5, ["Forecast demand for 40 reservoirs in Python."]],
    ],
    study: ["MSc", "Statistics", "London School of Economics and Data"],
    salary: 74,
    available: "Two months' notice",
  },
  {
    name: "Mateo Ríos Aldana",
    city: "Madrid",
    role: "backend",
    headline: "Backend engineer at Rodado",
    summary: "Backend engineer in a workshop. I like systems that smell of something.",
    skills: "Go|TypeScript|PostgreSQL|Docker|Terraform|Kafka|REST APIs",
    jobs: [
      [
        "Backend engineer",
        "Rodado",
        4,
        0,
        [
          "Built valuation and stock in Go for 38,000 rebuilt bicycles.",
          "Moved events to Kafka with no downtime over one quiet August.",
          "Shared the pager with two colleagues for three years; led nine incidents.",
        ],
      ],
      [
        "Software engineer",
        "Skylark Travel",
        6.5,
        4,
        ["Cut search from 2.4 s to 600 ms with PostgreSQL and caching."],
      ],
    ],
    study: ["BEng", "Software Engineering", "Madrid Polytechnic"],
    salary: 76,
    available: "Six weeks",
  },
  {
    name: "Freya Lindqvist",
    city: "Gothenburg",
    role: "backend",
    headline: "Staff engineer at Väderlab",
    summary:
      "Ten years of weather in production. I write notes about calibration that some people read twice.",
    skills: "Go|Rust|Python|PostgreSQL|TimescaleDB|NetCDF|GRIB|Kubernetes|Kafka|Incident response",
    jobs: [
      [
        "Staff engineer",
        "Väderlab",
        6,
        0,
        [
          "Designed the ensemble store: 51 members every 15 minutes, time series over 12 years, served in 80 ms from PostgreSQL.",
          "Wrote the decoder for GRIB and NetCDF in Rust that two national services now use.",
          "Led incident response for four years and halved the time to recovery.",
        ],
      ],
      [
        "Backend engineer",
        "Borealis Data",
        10,
        6,
        ["Built a Go pipeline for 900 road weather stations.", "On call one week in four."],
      ],
    ],
    study: ["MSc", "Engineering Physics", "Gothenburg Institute of Technology"],
    salary: 86,
    available: "1 February",
  },
  {
    name: "Samuel Okonjo",
    city: "Manchester",
    role: "sre",
    headline: "Site reliability engineer at Octave Energy",
    summary: "I make busy nights boring. Prefers graphs with a zero on the axis.",
    skills: "Linux|Kubernetes|Prometheus|Terraform|Go|Grafana|Incident response",
    jobs: [
      [
        "Site reliability engineer",
        "Octave Energy",
        3.8,
        0,
        [
          "Kept five-minute dispatch at 99.98% through two winters.",
          "Wrote the alert policy in Go that cut pages by 63%.",
        ],
      ],
      [
        "Systems engineer",
        "Wayfare Buses",
        7,
        3.8,
        ["Ran 140 Linux servers and a PostgreSQL cluster for ticketing."],
      ],
    ],
    study: ["BSc", "Computer Science", "Manchester City University"],
    salary: 75,
    available: "One month's notice",
  },
  {
    name: "Leila Haddad",
    city: "London",
    role: "backend",
    headline: "Senior engineer at Qafila Freight",
    summary: "Borders, lorries, late arrivals. I build services for things that do not go to plan.",
    skills: "Java|Kotlin|PostgreSQL|Kafka|Docker|REST APIs|AWS",
    jobs: [
      [
        "Senior engineer",
        "Qafila Freight",
        4.2,
        0,
        [
          "Built arrival predictions over 60 million position points in PostgreSQL and Kafka.",
          "Led three incidents at eleven border crossings and wrote the runbook.",
        ],
      ],
      [
        "Software engineer",
        "Cobalt Freight",
        7.5,
        4.2,
        ["Wrote customs declarations in Java for 400 shippers."],
      ],
    ],
    study: ["BSc", "Computer Science", "Beirut City University"],
    salary: 79,
    available: "Two months' notice",
  },
];

export const otherApplicants: KnownPerson[] = [
  {
    name: "Kofi Boateng",
    city: "Bristol",
    role: "hydro-tech",
    headline: "Service technician at Brightwater Utilities",
    summary: "Pumps, pressure sensors and ladders. I like work that ends with a reading that makes sense.",
    skills: "Instrument calibration|Electronics|Fault finding|Driving licence|Data loggers|Radio telemetry",
    jobs: [
      [
        "Service technician",
        "Brightwater Utilities",
        3,
        0,
        [
          "Calibrated 310 pressure sensors a year across Somerset.",
          "Found the fault behind 40% of false alarms: one bad gasket.",
        ],
      ],
      ["Apprentice electrician", "Millrace Hydro", 6, 3, ["Finished a four-year apprenticeship in three."]],
    ],
    study: ["Apprenticeship", "Instrumentation", "Bristol Technical College"],
    salary: 36,
    available: "Two weeks",
  },
  {
    name: "Elin Hughes",
    city: "Cardiff",
    role: "product-designer",
    headline: "Designer at Tidewell Museum",
    summary: "Maps for museums, signs for shores. Welsh and English.",
    skills: "Figma|User research|Maps|Prototyping|Accessibility|Data visualisation|Workshop facilitation",
    jobs: [
      [
        "Designer",
        "Tidewell Museum",
        4,
        0,
        [
          "Designed a tide map used by 120,000 visitors a year.",
          "Spent 60 days on shores with school groups doing field research.",
        ],
      ],
      ["Junior designer", "Harrow Lane Studio", 6, 4, ["Prototyped wayfinding for four harbours."]],
    ],
    study: ["BA", "Graphic Design", "Cardiff College of Arts"],
    salary: 62,
    available: "Now",
  },
];

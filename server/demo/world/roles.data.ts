export interface Role {
  key: string;
  /** The O*NET occupation whose tasks the role borrows. */
  code: string;
  department: string;
  titles: string[];
  /** What the work is called in "five years of …". */
  field: string;
  skills: string[];
  nice: string[];
  /** Mid-career yearly pay in thousand pounds; other places and levels are derived from it. */
  pay: number;
}

/** key; code; department; titles; field; must-have skills; nice-to-have skills; pay */
const rows = `
backend;15-1252.00;Engineering;Backend engineer|Software engineer, services|API engineer|Software engineer, integrations;backend development;PostgreSQL|Go|Docker|REST APIs;Kubernetes|Kafka|Terraform|Redis;66
fullstack;15-1252.00;Engineering;Full-stack engineer|Software engineer|Product engineer;full-stack product development;TypeScript|React|Node.js|PostgreSQL;GraphQL|Docker|Playwright|AWS;62
frontend;15-1254.00;Engineering;Frontend engineer|Web developer|Frontend engineer, design systems;frontend development;TypeScript|React|CSS|Accessibility;Next.js|Storybook|GraphQL|Playwright;58
mobile;15-1252.00;Engineering;Mobile engineer|iOS engineer|Android engineer|Mobile engineer, offline first;mobile development;Kotlin|Swift|REST APIs|Git;React Native|SQLite|GraphQL|Fastlane;62
platform;15-1299.08;Engineering;Platform engineer|Infrastructure engineer|Cloud engineer;platform engineering;Kubernetes|Terraform|AWS|Linux;Go|Prometheus|Argo CD|Vault;70
sre;15-1244.00;Engineering;Site reliability engineer|Production engineer|Systems engineer;running production systems;Linux|Kubernetes|Prometheus|Terraform;Go|Grafana|PostgreSQL|Ansible;72
embedded;17-2061.00;Engineering;Embedded engineer|Firmware engineer|Embedded software engineer;embedded software;C|C++|RTOS|Git;Rust|Zephyr|CAN bus|Python;60
qa;15-1253.00;Engineering;Test engineer|Quality engineer|Software tester;software testing;Playwright|JavaScript|SQL|Test automation;Python|Jenkins|k6|Accessibility;50
engmanager;11-3021.00;Engineering;Engineering manager|Head of engineering|Engineering manager, platform;leading engineering teams;Team leadership|Hiring|System design|Agile delivery;AWS|Kubernetes|Incident management|Budgeting;94
mechanical;17-2141.00;Engineering;Mechanical engineer|Mechanical design engineer|Product engineer, hardware;mechanical design;SolidWorks|CAD|Tolerance analysis|FMEA;ANSYS|Python|Injection moulding|GD&T;48
electrical;17-2071.00;Engineering;Electrical engineer|Power systems engineer|Electrical design engineer;electrical engineering;AutoCAD|Power systems|PLC programming|MATLAB;ETAP|SCADA|Python|Protection relays;50
civil;17-2051.00;Engineering;Civil engineer|Drainage engineer|Structural engineer;civil engineering;AutoCAD|Civil 3D|Project management|Site supervision;Revit|GIS|Hydraulic modelling|BIM;46
robotics;17-2199.08;Engineering;Robotics engineer|Autonomy engineer|Controls engineer;robotics;C++|Python|ROS|Linux;Computer vision|SLAM|MATLAB|Docker;62
data-engineer;15-1243.01;Data;Data engineer|Analytics engineer|Data platform engineer;data engineering;Python|SQL|Airflow|dbt;Spark|Snowflake|Kafka|Terraform;64
data-scientist;15-2051.00;Data;Data scientist|Applied scientist|Machine learning engineer;data science;Python|SQL|scikit-learn|Statistics;PyTorch|Spark|Airflow|Experiment design;66
bi;15-2051.01;Data;Data analyst|Business intelligence analyst|Insights analyst;analytics;SQL|Power BI|Excel|Data visualisation;Python|dbt|Tableau|Statistics;44
dba;15-1242.00;Data;Database engineer|Database administrator|Data reliability engineer;running databases;PostgreSQL|SQL|Linux|Backup and recovery;MySQL|Terraform|Python|Query tuning;58
gis;15-1299.02;Data;GIS analyst|Geospatial engineer|Mapping specialist;geospatial work;GIS|PostGIS|Python|Cartography;QGIS|Remote sensing|JavaScript|FME;42
product-designer;15-1255.00;Design;Product designer|Senior product designer|UX designer|Interaction designer;product design;Figma|Prototyping|User research|Interaction design;Design systems|Accessibility|HTML|Data visualisation;56
graphic;27-1024.00;Design;Graphic designer|Brand designer|Visual designer;graphic and brand design;Illustrator|InDesign|Photoshop|Typography;Figma|Motion design|After Effects|Print production;40
industrial;27-1021.00;Design;Industrial designer|Hardware designer;industrial design;SolidWorks|Sketching|Prototyping|Materials;Rhino|KeyShot|User research|Packaging;46
researcher;15-1255.00;Design;User researcher|Service designer|Design researcher;user research;User research|Interviewing|Workshop facilitation|Usability testing;Figma|Survey design|Statistics|Accessibility;52
interior;27-1025.00;Design;Interior designer|Spatial designer;interior design;Revit|AutoCAD|Space planning|Materials;SketchUp|Lighting design|Budgeting|Sketching;38
product-manager;13-1082.00;Product;Product manager|Senior product manager|Product owner;product management;Roadmapping|User research|SQL|Stakeholder management;Figma|Experiment design|Jira|Pricing;68
technical-pm;15-1299.09;Product;Technical programme manager|Delivery manager|IT project manager;delivering technical projects;Project management|Jira|Risk management|Stakeholder management;Agile delivery|Budgeting|SQL|Vendor management;62
marketing-manager;11-2021.00;Marketing;Marketing manager|Growth marketing manager|Product marketing manager;marketing;Campaign management|Google Analytics|Copywriting|Budgeting;HubSpot|SEO|A/B testing|SQL;52
seo;13-1161.01;Marketing;Search marketing specialist|SEO manager|Performance marketer;search marketing;SEO|Google Analytics|Google Ads|Keyword research;SQL|HTML|Looker Studio|A/B testing;42
market-research;13-1161.00;Marketing;Market research analyst|Consumer insights manager;market research;Survey design|Excel|Statistics|Report writing;R|Tableau|Interviewing|SQL;42
pr;27-3031.00;Marketing;Communications manager|Press officer|Public affairs manager;communications;Copywriting|Media relations|Social media|Editing;Crisis communications|WordPress|Video editing|Event planning;42
writer;27-3042.00;Marketing;Technical writer|Documentation engineer|Content designer;technical writing;Technical writing|Editing|Markdown|Information architecture;Git|HTML|OpenAPI|Python;46
editor;27-3041.00;Marketing;Editor|Managing editor|Content editor;editing;Editing|Copywriting|Content strategy|Fact checking;SEO|WordPress|Podcast production|InDesign;40
account-exec;41-3091.00;Sales;Account executive|Sales manager|Partnerships manager;selling to businesses;Salesforce|Negotiation|Prospecting|Presentation;HubSpot|Forecasting|Public tenders|German;52
sales-engineer;41-9031.00;Sales;Sales engineer|Solutions consultant|Solutions engineer;technical sales;Presentation|REST APIs|SQL|Discovery calls;Python|AWS|Salesforce|Proposal writing;62
sales-manager;11-2022.00;Sales;Head of sales|Regional sales manager|Sales director;leading sales teams;Team leadership|Salesforce|Forecasting|Negotiation;Pricing|Hiring|Channel sales|French;78
wholesale;41-4012.00;Sales;Wholesale manager|Key account manager|Field sales representative;wholesale sales;Negotiation|Account management|Excel|Presentation;Category management|SAP|Merchandising|Spanish;40
csm;13-1111.00;Customer Success;Customer success manager|Implementation manager|Onboarding specialist;customer success;Account management|Onboarding|Presentation|Excel;Salesforce|SQL|Change management|Training;46
support;43-4051.00;Support;Customer support specialist|Customer care advisor|Support team lead;customer support;Zendesk|Written communication|Problem solving|Customer service;Intercom|French|Knowledge base writing|SQL;30
it-support;15-1232.00;Support;IT support engineer|Technical support engineer|Service desk analyst;technical support;Windows|Active Directory|Troubleshooting|Ticketing systems;Linux|PowerShell|macOS|Networking;36
network;15-1231.00;Support;Network engineer|Network support engineer;network operations;Networking|Cisco|Firewalls|Linux;Python|Ansible|BGP|Wireshark;48
ops-manager;11-1021.00;Operations;Operations manager|General manager|Site manager;running operations;Operations management|Budgeting|Team leadership|Excel;Lean|SQL|Vendor management|Health and safety;52
supply-chain;11-3071.04;Operations;Supply chain manager|Supply planner|Demand planner;supply chain;Supply chain planning|Excel|Forecasting|SAP;SQL|Negotiation|Power BI|Lean;52
logistics;13-1081.02;Operations;Logistics analyst|Route planner|Transport analyst;logistics;Excel|SQL|Route planning|Logistics;Power BI|Python|SAP|GIS;38
warehouse;11-3071.00;Operations;Warehouse manager|Distribution centre manager|Fulfilment manager;warehouse operations;Warehouse management|Team leadership|Health and safety|Excel;Lean|SAP|Forklift licence|Rota planning;42
buyer;11-3061.00;Operations;Procurement manager|Buyer|Category manager;procurement;Negotiation|Vendor management|Excel|Contract management;SAP|Category management|Sustainability|Forecasting;48
chef;35-1011.00;Operations;Head chef|Development chef|Kitchen manager;professional kitchens;Menu development|Food safety|Team leadership|Stock control;Allergen management|Budgeting|Pastry|Supplier management;36
truck;53-3032.00;Operations;Delivery driver, class 1|HGV driver|Electric truck driver;driving heavy vehicles;HGV licence|Route planning|Vehicle checks|Digital tachograph;ADR|Forklift licence|Customer service|Load securing;36
accountant;13-2011.00;Finance;Accountant|Management accountant|Finance manager;accounting;Excel|Management accounts|Reconciliation|VAT;Xero|NetSuite|Power BI|Audit;46
fin-analyst;13-2051.00;Finance;Financial analyst|FP&A analyst|Investment analyst;financial analysis;Financial modelling|Excel|Forecasting|SQL;Power BI|Python|Valuation|PowerPoint;50
risk;13-2054.00;Finance;Risk analyst|Credit risk analyst|Quantitative risk analyst;risk analysis;SQL|Python|Risk modelling|Excel;SAS|R|Stress testing|Credit scoring;54
fraud;13-2099.04;Finance;Fraud analyst|Fraud investigator|Financial crime analyst;fraud investigation;SQL|Transaction monitoring|Investigation|Report writing;Python|AML|Excel|Case management;42
bookkeeper;43-3031.00;Finance;Bookkeeper|Payroll and accounts assistant|Accounts assistant;bookkeeping;Xero|Excel|Reconciliation|Payroll;Sage|VAT|Accounts payable|Attention to detail;30
finance-manager;11-3031.00;Finance;Head of finance|Finance director|Financial controller;leading finance;Financial reporting|Budgeting|Team leadership|Forecasting;Fundraising|NetSuite|Audit|Treasury;82
recruiter;13-1071.00;People;Recruiter|Talent partner|Technical recruiter;recruiting;Recruiting|Sourcing|Interviewing|Applicant tracking systems;Employer branding|LinkedIn Recruiter|Employment law|SQL;44
hr-manager;11-3121.00;People;People manager|HR business partner|Head of people;people work;Employee relations|Employment law|Coaching|HR policy;Payroll|Performance management|Change management|HRIS;56
trainer;13-1151.00;People;Learning and development partner|Training specialist|Learning designer;training people;Training|Workshop facilitation|Instructional design|Presentation;Articulate|Video editing|Coaching|Survey design;42
lawyer;23-1011.00;Legal;Legal counsel|Commercial counsel|Privacy counsel;commercial law;Contract drafting|Negotiation|Legal research|GDPR;Employment law|Litigation|Intellectual property|Procurement law;78
compliance;11-9199.02;Legal;Compliance manager|Compliance officer;compliance;Compliance|Risk management|Policy writing|Audit;GDPR|AML|ISO 27001|Training;60
regulatory;13-1041.07;Legal;Regulatory affairs specialist|Regulatory affairs manager;regulatory affairs;Regulatory submissions|ISO 13485|Technical writing|Risk management;MDR|FDA 510(k)|Clinical evaluation|Audit;54
paralegal;23-2011.00;Legal;Paralegal|Contracts specialist|Legal operations analyst;legal support;Contract review|Legal research|Document management|Excel;GDPR|Litigation support|Company secretarial|Procurement law;36
nurse;29-1141.00;Healthcare;Registered nurse|Clinic nurse|Community nurse;nursing;Patient care|Triage|Care planning|Electronic health records;Wound care|Phlebotomy|Mentoring|Telehealth;36
physio;29-1123.00;Healthcare;Physiotherapist|Musculoskeletal physiotherapist;physiotherapy;Patient assessment|Exercise prescription|Manual therapy|Care planning;Telehealth|Sports rehabilitation|Pilates|Mentoring;40
ot;29-1122.00;Healthcare;Occupational therapist|Community occupational therapist;occupational therapy;Patient assessment|Care planning|Rehabilitation|Electronic health records;Home adaptations|Splinting|Mental health|Mentoring;40
lab-tech;29-2012.00;Healthcare;Laboratory technician|Biomedical laboratory assistant;clinical laboratory work;Laboratory techniques|Sample preparation|Quality control|Record keeping;PCR|ISO 15189|LIMS|Microscopy;32
pharmacy;29-2052.00;Healthcare;Pharmacy technician|Dispensary technician;dispensing;Dispensing|Stock control|Customer service|Record keeping;Aseptic technique|Medicines reconciliation|Inventory systems|Training;30
health-info;15-1211.01;Healthcare;Health informatics specialist|Clinical systems analyst;health informatics;HL7 FHIR|SQL|Electronic health records|Requirements analysis;Python|SNOMED CT|Power BI|Training;52
health-manager;11-9111.00;Healthcare;Clinic manager|Practice manager|Care services manager;running health services;Team leadership|Budgeting|Rota planning|Patient safety;Quality improvement|Electronic health records|Hiring|Audit;50
teacher;25-2031.00;Education;Mathematics teacher|Science teacher|Computing teacher;teaching in secondary schools;Teaching|Lesson planning|Assessment|Safeguarding;Special educational needs|Python|Mentoring|Curriculum design;40
instructional;25-9031.00;Education;Curriculum designer|Learning content lead|Instructional designer;curriculum design;Instructional design|Curriculum design|Assessment|Editing;Articulate|Video editing|Accessibility|User research;44
tutor;25-3021.00;Education;Language tutor|Course instructor|Workshop tutor;teaching adults;Teaching|Lesson planning|Workshop facilitation|Feedback;Spanish|Video calls|Curriculum design|Assessment;32
atmospheric;19-2021.00;Science;Forecaster|Atmospheric scientist|Forecast scientist;forecasting weather or water;Python|Meteorology|Statistics|NetCDF;Fortran|Machine learning|GIS|Linux;50
hydrologist;19-2043.00;Science;Hydrologist|Flood modeller|Water resources scientist;hydrology;Hydraulic modelling|GIS|Python|Statistics;HEC-RAS|R|Remote sensing|Report writing;46
environmental;19-2041.00;Science;Environmental scientist|Ecologist|Environmental consultant;environmental science;Field surveys|GIS|Report writing|Environmental assessment;R|Remote sensing|Stakeholder management|Botany;40
chemist;19-2031.00;Science;Chemist|Analytical chemist|Formulation scientist;analytical chemistry;HPLC|Laboratory techniques|Method development|Report writing;Mass spectrometry|GMP|Statistics|Python;42
food-scientist;19-1012.00;Science;Food scientist|Product development technologist;food science;Food safety|Sensory analysis|HACCP|Product development;Fermentation|Statistics|Packaging|Regulatory submissions;40
bioinformatics;19-1029.01;Science;Bioinformatics scientist|Computational biologist;bioinformatics;Python|R|Genomics|Linux;Nextflow|AWS|Statistics|Machine learning;54
climate-policy;19-2041.01;Science;Climate policy analyst|Sustainability analyst;climate policy;Policy analysis|Report writing|Excel|Carbon accounting;Stakeholder management|Python|Life cycle assessment|French;44
solar;47-2231.00;Trades;Solar installer|Lead solar installer|Rooftop crew lead;installing solar systems;Electrical installation|Working at height|Solar PV|Health and safety;Battery storage|Driving licence|Roofing|Mentoring;36
wind-tech;49-9081.00;Trades;Wind turbine technician|Blade technician;servicing turbines;Working at height|Hydraulics|Electrical maintenance|Health and safety;GWO certificates|SCADA|Rope access|Driving licence;42
electrician;47-2111.00;Trades;Electrician|Maintenance electrician|Charge point electrician;electrical installation;Electrical installation|Testing and inspection|Fault finding|Health and safety;EV chargers|PLC programming|Driving licence|Solar PV;40
hydro-tech;19-4044.00;Trades;Field technician|Monitoring technician|Instrument technician;field instruments;Instrument calibration|Field surveys|Electronics|Driving licence;Radio telemetry|Boat handling|Data loggers|GIS;36
cnc;51-9161.00;Trades;CNC machinist|Machine shop technician;machining;CNC machining|Technical drawings|Quality control|Measuring instruments;CAD|Fusion 360|Tool making|Lean;34
welder;51-4121.00;Trades;Welder fabricator|Workshop welder;welding;TIG welding|MIG welding|Technical drawings|Health and safety;Pipe welding|Stainless steel|Forklift licence|Inspection;34
bike-mechanic;49-3091.00;Trades;Bicycle mechanic|Workshop lead;bicycle repair;Bicycle repair|Wheel building|Customer service|Stock control;E-bike systems|Electronics|Mentoring|Driving licence;28
infosec;15-1212.00;Security;Security analyst|Security operations analyst|Information security manager;information security;Security monitoring|SIEM|Incident response|Networking;Python|AWS|ISO 27001|Threat modelling;56
sec-engineer;15-1299.05;Security;Security engineer|Application security engineer|Cloud security engineer;security engineering;Threat modelling|Python|AWS|Penetration testing;Kubernetes|Go|Terraform|OWASP;72
exec-assistant;43-6011.00;Administration;Executive assistant|Chief of staff, office of the founders;executive support;Calendar management|Written communication|Event planning|Excel;Travel planning|Board papers|Project management|French;38
office;11-3012.00;Administration;Office manager|Workplace manager;running offices;Office management|Vendor management|Budgeting|Event planning;Health and safety|Excel|Payroll|Facilities;34
sustainability;13-1199.05;Operations;Sustainability manager|Circularity lead;sustainability;Carbon accounting|Report writing|Stakeholder management|Excel;Life cycle assessment|Supplier management|GRI|Training;46
community;11-9151.00;Other;Community manager|Programme manager|Volunteer coordinator;community programmes;Programme management|Stakeholder management|Event planning|Report writing;Fundraising|Social media|Budgeting|Workshop facilitation;38
film-editor;27-4032.00;Design;Video editor|Motion designer|Post-production editor;video editing;Premiere Pro|After Effects|Storyboarding|Sound editing;DaVinci Resolve|Cinema 4D|Photography|Colour grading;40
game-designer;15-1255.01;Design;Game designer|Level designer|Systems designer;game design;Unity|C#|Prototyping|Game design;Unreal Engine|Narrative design|Python|Figma;46
`;

export const roles: Role[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [key, code, department, titles, field, skills, nice, pay] = row.split(";") as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      key,
      code,
      department,
      titles: titles.split("|"),
      field,
      skills: skills.split("|"),
      nice: nice.split("|"),
      pay: Number(pay),
    };
  });

const byKey = new Map(roles.map((role) => [role.key, role]));

export function roleOf(key: string): Role {
  const role = byKey.get(key);
  if (!role) throw new Error(`No role is called ${key}; see roles.data.ts.`);
  return role;
}

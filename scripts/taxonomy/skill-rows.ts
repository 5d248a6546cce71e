import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { businessSkills } from "#server/taxonomy/business-skills.data.ts";
import { softwareSkills } from "#server/taxonomy/software-skills.data.ts";
import { readTsv } from "./tsv.ts";

/**
 * What is written to skills.json: id, name, other names ("?" at the end: an everyday word too), implied ids, close ids, and
 * 1 for what goes by its name alone, as products, languages and standards do.
 */
type SkillRow = [
  id: string,
  name: string,
  aliases: string[],
  implies: string[],
  related: string[],
  named: 0 | 1,
];

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\.net/, "dotnet")
    .replaceAll("c++", "c-plus-plus")
    .replace(/\b([cf])#/g, "$1-sharp")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

function listOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function ownSkills(): SkillRow[] {
  return [
    ...rowsOf(softwareSkills, (name) => !softwarePractices.has(name)),
    ...rowsOf(
      businessSkills,
      (name) =>
        businessProducts.has(name) || (/[a-z][A-Z]|[A-Z]{2}/.test(name) && !businessPractices.has(name)),
    ),
  ];
}

/** Of skills of several words those go by their name that are written with capitals: "Power BI", and not "Data analysis". */
function rowsOf(table: string, singleIsNamed: (name: string) => boolean): SkillRow[] {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [name = "", aliases, implies, related] = line.split("|").map((cell) => cell.trim());
    const plain = name.replace(/\?$/, "");
    return [
      slugOf(plain),
      plain,
      [name.toLowerCase(), ...listOf(aliases)],
      listOf(implies).map(slugOf),
      listOf(related).map(slugOf),
      Number(plain.includes(" ") ? !/ [a-z](?!n |f |nd )/.test(plain) : singleIsNamed(plain)) as 0 | 1,
    ];
  });
}

/** What people do with software, in whatever words. */
const softwarePractices = new Set(
  "Databases APIs Microservices Programming Blockchain Serverless Containers DevOps CI/CD Observability Virtualisation Networking Firewalls Cybersecurity Cryptography Agile Mainframe ERP Troubleshooting".split(
    " ",
  ),
);
const businessProducts = new Set(
  "Keras Matplotlib Jupyter Stata Tableau Looker Qlik Snowflake Redshift Databricks Airflow Dagster Hadoop Informatica Alteryx Figma Sketch Blender Canva Revit Asana Notion Slack Zendesk Xero pandas scikit-learn dbt".split(
    " ",
  ),
);
/** Short for what one does with many programs. */
const businessPractices = new Set("CRM HRIS ETL MLOps".split(" "));

const generic =
  /\b(software|systems?|sites?|programs?|tools?|applications?|packages?|equipment|devices?|databases?)$/i;
const droppedVendors = /^(apache|the mathworks|mathworks|esri|autodesk|intuit|dassault systemes) /i;

/** Technologies that at least five occupations name, without the kinds of software that are no product. */
function technologySkills(folder: string): SkillRow[] {
  const counts = new Map<string, number>();
  for (const row of readTsv(join(folder, "Technology_Skills.tsv.gz")))
    counts.set(row[2]!, (counts.get(row[2]!) ?? 0) + 1);
  const rows: SkillRow[] = [];
  for (const [full, count] of counts) {
    if (count < 5) continue;
    const name = full.replace(/ software$/i, "");
    if (generic.test(full) && !/[A-Z0-9]/.test(name.slice(1))) continue;
    if (/[!()]/.test(name)) continue;
    const everyday = !name.includes(" ") && !/[A-Z0-9].*[A-Z0-9+#]/.test(name);
    const aliases = [name.toLowerCase() + (everyday ? "?" : "")];
    const acronym = /^(.{8,}) ([A-Z][A-Z0-9/]{3,7})$/.exec(name);
    if (acronym) aliases.push(acronym[1]!.toLowerCase(), acronym[2]!.toLowerCase());
    if (droppedVendors.test(name) && name.length > 12)
      aliases.push(name.replace(droppedVendors, "").toLowerCase());
    rows.push([slugOf(name), acronym ? acronym[1]! : name, aliases, [], [], 1]);
  }
  return rows;
}

/** The beginnings of the words that carry a label's meaning. */
function stems(label: string): string[] {
  return (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}

const spokenLanguage = /^(write|understand (written|spoken)|interact verbally in|read) /;

/** Short ESCO labels. In the source many other labels stand beside the wrong one, so those that share no word are left out. A single word is taken as a skill only where the text lists skills. */
function escoSkills(csv: string): SkillRow[] {
  const records: { preferredLabel: string; altLabels: string }[] = parse(csv, { columns: true });
  const rows: SkillRow[] = [];
  for (const { preferredLabel: label, altLabels } of records) {
    const words = label.split(/\s+/);
    if (words.length > 3 || spokenLanguage.test(label) || /[^\p{L}\p{N} &/'-]/u.test(label)) continue;
    const own = stems(label);
    const others = altLabels
      .split("\n")
      .filter((alias) => stems(alias).some((stem) => own.includes(stem)))
      .filter((alias) => alias !== label && /^[\p{L} -]{8,28}$/u.test(alias) && alias.includes(" "));
    const marked = words.length === 1 ? `${label.toLowerCase()}?` : label.toLowerCase();
    rows.push([
      slugOf(label),
      label[0]!.toUpperCase() + label.slice(1),
      [marked, ...others.slice(0, 2).map((alias) => alias.toLowerCase())],
      [],
      [],
      0,
    ]);
  }
  return rows;
}

const anyVendor =
  /^(apache|oracle|microsoft|adobe|amazon web services|amazon|google|ibm|esri|apple|autodesk|the mathworks) /i;

/** The shorter names under which a product may already be known: "Apache Hadoop" is Hadoop, "… language SQL" is SQL. */
function shorterNames(alias: string): string[] {
  const words = alias.split(" ");
  const bare = alias.replace(anyVendor, "");
  return [
    bare,
    bare.replace(/ (software|statistics|technology)$/, ""),
    ...(words.length > 2 ? [words.at(-1)!] : []),
  ];
}

/** All skills, ours first: a name that is taken stays with its first owner, and longer spellings of it join that owner. */
export function skillRows(onetFolder: string, escoCsv: string): SkillRow[] {
  const owners = new Map<string, SkillRow>();
  const rows = new Map<string, SkillRow>();
  const add = ([id, name, aliases, implies, related, named]: SkillRow): void => {
    const free = [...new Set(aliases)].filter((alias) => !owners.has(alias.replace(/\?$/, "")));
    if (free.length === 0 || rows.has(id)) return;
    const row: SkillRow = [id, name, free, implies, related, named];
    rows.set(id, row);
    for (const alias of free) owners.set(alias.replace(/\?$/, ""), row);
  };
  for (const row of ownSkills()) add(row);
  for (const row of technologySkills(onetFolder)) {
    const alias = row[2][0]!;
    const owner =
      owners.get(alias) ??
      shorterNames(alias)
        .map((name) => owners.get(name))
        .find((found) => found !== undefined);
    if (!owner) add(row);
    else if (!owners.has(alias) && !alias.endsWith("?")) {
      owner[2].push(alias);
      owners.set(alias, owner);
    }
  }
  for (const row of escoSkills(escoCsv)) if (!owners.has(row[2][0]!.replace(/\?$/, ""))) add(row);
  const known = (ids: string[]) => ids.filter((id) => rows.has(id));
  return [...rows.values()].map(([id, name, aliases, implies, related, named]) => [
    id,
    name,
    aliases,
    known(implies),
    known(related),
    named,
  ]);
}

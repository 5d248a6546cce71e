import type { CompanyFacts } from "./company-facts.ts";
import { daysBefore } from "./days.ts";
import { buildUser, emailOf } from "./people.ts";
import { placeOf, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import { roleOf } from "./roles.data.ts";
import type { Company, CompanyAdmin, Employee, User } from "./world.ts";

export interface Staff {
  users: User[];
  admins: CompanyAdmin[];
  employees: Employee[];
}

const adminTitles = [
  "Head of people",
  "Talent partner",
  "Head of engineering",
  "Operations director",
  "Co-founder",
  "Head of product",
  "Hiring coordinator",
];
const adminsBySize = {
  Small: [2, 2],
  Medium: [2, 3],
  Growing: [2, 4],
  Large: [3, 4],
  Enterprise: [4, 5],
} as const;

/** Saltmarsh's own people; the demo accounts have addresses that say what they are for. */
const saltmarsh = {
  admins: [
    ["Marit Oakes", "Head of engineering", "hire@demo.example"],
    ["Hester Vane", "Co-founder", null],
    ["Owen Prosser", "Head of field", null],
    ["Rosalind Achterberg", "People lead", null],
  ],
  employees: [
    ["Joel Tran", "Platform engineer", "Engineering", "employee@demo.example"],
    ["Dilip Menon", "Backend engineer", "Engineering", null],
    ["Tess Verhoeven", "Product designer", "Design", null],
    ["Ana Sequeira", "Forecaster", "Science", null],
    ["Bryn Calloway", "Field technician", "Trades", null],
    ["Imani Wekesa", "Data scientist", "Data", null],
  ],
} as const;

export const saltmarshNames = [...saltmarsh.admins, ...saltmarsh.employees].map(([name]) => name as string);

interface Hiring {
  facts: CompanyFacts;
  company: Company;
  newName: (place: Place) => string;
  now: Date;
}
type Join = (fullName: string, title: string, email: string | null) => Omit<CompanyAdmin, "disabled">;

export function buildStaff(random: Random, hiring: Hiring): Staff {
  const staff: Staff = { users: [], admins: [], employees: [] };
  const join: Join = (fullName, title, email) => {
    const { user, member } = newMember(random, hiring, { fullName, title, email });
    staff.users.push(user);
    return member;
  };
  if (hiring.facts.name === "Saltmarsh") addKnown(staff, join);
  else addDrawn(staff, join, random, hiring);
  return staff;
}

function newMember(
  random: Random,
  { company, now }: Hiring,
  { fullName, title, email }: { fullName: string; title: string; email: string | null },
) {
  const address = email ?? emailOf(fullName, company.companyEmailDomain);
  const createdAt = daysBefore(now, random.int(30, 85));
  const user = buildUser(random, { fullName, email: address, createdAt, portrait: random.chance(0.75) });
  const id = random.id(createdAt);
  return { user, member: { id, userId: user.id, companyId: company.id, fullName, email: address, title } };
}

function addKnown(staff: Staff, join: Join) {
  for (const [name, title, email] of saltmarsh.admins)
    staff.admins.push({ ...join(name, title, email), disabled: false });
  for (const [name, title, department, email] of saltmarsh.employees)
    staff.employees.push({ ...join(name, title, email), department });
}

function addDrawn(staff: Staff, join: Join, random: Random, { facts, company, newName }: Hiring) {
  const place = placeOf(facts.city);
  const [least, most] = adminsBySize[company.companySize];
  const titles = random.some(adminTitles, random.int(least, most));
  for (const [index, title] of titles.entries())
    staff.admins.push({ ...join(newName(place), title, null), disabled: index > 2 && random.chance(0.2) });
  for (let count = random.int(2, 5); count > 0; count--) {
    const role = roleOf(random.pick(facts.roles.split(" ")));
    staff.employees.push({
      ...join(newName(place), random.pick(role.titles), null),
      department: role.department,
    });
  }
}

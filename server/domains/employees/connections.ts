import { and, eq } from "drizzle-orm";
import { mostConnections } from "#contract/connections.ts";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { EmployeeContext, EmployeePartContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { findPeopleTable, readPeople } from "#server/people-files/read-people-file.ts";
import { readConnections } from "#server/resume-reading/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import { storable } from "#server/texts/storable.ts";
import { fitsOf } from "./connection-fits.ts";
import { employeeConnections } from "./tables.ts";

/** Keeps the people of the employee's own LinkedIn export, in place of those of an earlier one. */
export async function connectLinkedIn({ db, viewer, now }: EmployeeContext, bytes: Uint8Array) {
  const text = readConnections(bytes);
  const table = text === null ? null : findPeopleTable(text);
  if (!table) {
    const why = "We found no Connections.csv in this file. Upload the ZIP file that LinkedIn sent you.";
    throw invalid(why, { file: why }, "NO_CONNECTIONS");
  }
  const { people } = readPeople(table);
  const known = people.flatMap(({ linkedIn, fullName, title, employer }) =>
    linkedIn ? [storable({ handle: linkedIn, fullName, title, employer })] : [],
  );
  const each = [...new Map(known.map((one) => [one.handle, one])).values()].slice(0, mostConnections);
  if (each.length === 0) {
    const why =
      "We found no one with a LinkedIn profile in this file, so your connections stay as they are. Upload the ZIP file that LinkedIn sent you.";
    throw invalid(why, { file: why }, "NO_CONNECTIONS");
  }
  const { userId } = viewer;
  await db.transaction(async (tx) => {
    await tx.delete(employeeConnections).where(eq(employeeConnections.userId, userId));
    const rows = each.map((one) => ({ id: newId(), userId, createdAt: now(), ...one }));
    await tx.insert(employeeConnections).values(rows);
    const subject = { kind: "user", id: userId } as const;
    const after = { connections: rows.length };
    await audit(
      tx,
      { viewer, now: now() },
      { kind: "import", action: "connections.imported", subject, after },
    );
  });
  return { connections: each.length, leftOut: table.lines.length - each.length };
}

/** Jobs beside a person. */
const mostShown = 3;

interface Asked {
  q: string;
  skip: number;
  limit: number;
}
/** The people the reader knows, with the open jobs that are of their trade. */
export async function listConnections({ db, viewer }: EmployeePartContext, { q, skip, limit }: Asked) {
  const rows = await db
    .select()
    .from(employeeConnections)
    .where(eq(employeeConnections.userId, viewer.userId))
    .orderBy(employeeConnections.fullName, employeeConnections.id);
  const wanted = q.toLowerCase();
  const named = rows.filter(({ fullName, title, employer }) =>
    [fullName, title, employer].some((words) => words?.toLowerCase().includes(wanted)),
  );
  const fits = await fitsOf(db, { companyId: viewer.employerId, titles: named.map(({ title }) => title) });
  const closest = await inTurns(named, (row) => ({
    row,
    closeness: fits(row.title, 1)[0]?.closeness ?? 0,
  }));
  const found = closest.toSorted((a, b) => b.closeness - a.closeness);
  return {
    connections: found.slice(skip, skip + limit).map(({ row }) => present(row, fits(row.title, mostShown))),
    total: found.length,
    fitting: found.filter(({ closeness }) => closeness > 0).length,
    connectedAt: rows[0]?.createdAt ?? null,
  };
}

function present<J>({ handle, ...row }: typeof employeeConnections.$inferSelect, jobs: J) {
  return { ...row, linkedIn: `https://www.linkedin.com/in/${handle}`, jobs };
}

export async function removeConnection({ db, viewer }: EmployeePartContext, id: string) {
  const [gone] = await db
    .delete(employeeConnections)
    .where(and(eq(employeeConnections.id, id), eq(employeeConnections.userId, viewer.userId)))
    .returning({ id: employeeConnections.id });
  if (!gone) throw notFound("Connection");
  return done;
}

export async function removeConnections({ db, viewer }: EmployeePartContext) {
  await db.delete(employeeConnections).where(eq(employeeConnections.userId, viewer.userId));
  return done;
}

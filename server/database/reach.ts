import pg from "pg";

const patienceMs = 10_000;

/** Asks the database server once whether it lets us in; says in one sentence which part of DATABASE_URL stands in the way. */
export async function reach(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Error(whyNot(code, new URL(url)) ?? `The database cannot be opened: ${String(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

function whyNot(code: string, { hostname, port, username, pathname }: URL) {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `DATABASE_URL names the host ${hostname}, which is not known here.`;
  if (code === "28P01" || code === "28000")
    return `The PostgreSQL server refuses the user ${decodeURIComponent(username)} or the password in DATABASE_URL.`;
  if (code === "3D000")
    return `The PostgreSQL server has no database ${decodeURIComponent(pathname.slice(1))}; make it, or correct DATABASE_URL.`;
  if (code === "" || code.startsWith("E"))
    return `No PostgreSQL server answers at ${hostname}:${port || 5432}; start it, or correct DATABASE_URL.`;
  return undefined;
}

import type pg from "pg";
import { type IndexDefinition, plainWords, type SearchDocument } from "#server/search-engine/index.ts";
import { searchPostgres } from "./postgres-search.ts";
import { putStatement, putValues, schemaStatements, tableOf, tableStatements } from "./postgres-table.ts";
import type { SearchEngine } from "./search-engine.ts";

/** PostgreSQL's own full text behind the same port: no typos and no marks, but no memory either. */
export function postgresEngine(pool: pg.Pool): SearchEngine {
  const opened = new Map<string, IndexDefinition>();

  function definitionOf(index: string): IndexDefinition {
    const definition = opened.get(index);
    if (!definition) throw new Error(`The index "${index}" is not open.`);
    return definition;
  }
  return {
    async open(definition) {
      const position = await openTable(pool, definition);
      opened.set(definition.name, definition);
      return { documents: await countOf(pool, definition.name), position };
    },
    put: (index, documents) => putAll(pool, definitionOf(index), documents),
    async remove(index, ids) {
      await pool.query(`delete from ${tableOf(index)} where id = any($1)`, [ids]);
    },
    async clear(index) {
      await pool.query(`truncate ${tableOf(index)}`);
    },
    search: async (index, query) => searchPostgres(pool, definitionOf(index), query),
    async facetValues(index, { attribute, text, limit = 10, query = {} }) {
      const asked = { ...query, size: 0, facets: [{ attribute, limit: 100_000 }] };
      const { facets } = await searchPostgres(pool, definitionOf(index), asked);
      const starts = plainWords(text);
      const isWanted = (value: string) =>
        starts.every((start) => plainWords(value).some((word) => word.startsWith(start)));
      return facets[attribute]!.values.filter(({ value }) => isWanted(value)).slice(0, limit);
    },
    async save(index, position) {
      await pool.query("update search.opened set position = $2 where name = $1", [index, position]);
    },
    async stats(index) {
      const sized = "select pg_total_relation_size($1::regclass) as bytes";
      const { rows } = await pool.query<{ bytes: string }>(sized, [tableOf(index)]);
      return { documents: await countOf(pool, index), words: 0, bytes: Number(rows[0]!.bytes) };
    },
    async close() {},
  };
}

/** Keeps the table of the same definition with its position, or makes it anew. */
async function openTable(pool: pg.Pool, definition: IndexDefinition): Promise<string | null> {
  const written = JSON.stringify(definition);
  for (const statement of schemaStatements) await pool.query(statement);
  const { rows } = await pool.query<{ position: string | null }>(
    "select position from search.opened where name = $1 and definition = $2",
    [definition.name, written],
  );
  if (rows[0]) return rows[0].position;
  for (const statement of tableStatements(definition)) await pool.query(statement);
  await pool.query(
    `insert into search.opened values ($1, $2, null)
      on conflict (name) do update set definition = excluded.definition, position = null`,
    [definition.name, written],
  );
  return null;
}

async function countOf(pool: pg.Pool, index: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${tableOf(index)}`);
  return Number(rows[0]!.count);
}

async function putAll(pool: pg.Pool, definition: IndexDefinition, documents: SearchDocument[]) {
  const statement = { name: `put ${definition.name}`, text: putStatement(definition) };
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const document of documents)
      await client.query({ ...statement, values: putValues(definition, document) });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

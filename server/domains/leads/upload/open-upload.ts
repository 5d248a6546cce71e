import { columnsNeeded, invalidFormat } from "#contract/imported-people.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import { type FileRow, findFile } from "#server/domains/files/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { mostRows } from "#server/texts/csv-lines.ts";
import { decodedText } from "#shared/words/decoded-text.ts";
import { type PeopleField, suffice } from "#shared/leads/people-fields.ts";
import {
  type PeopleTable,
  findPeopleTable,
  findUnknownTable,
} from "#server/people-files/read-people-file.ts";

/** The network of a company has the company's id; another's does not exist. */
export function ownNetwork(context: CompanyContext, id: string): string {
  const { companyId } = context.viewer;
  if (id !== companyId) throw notFound("Network");
  return companyId;
}

interface Asked {
  url: string;
  columns?: (PeopleField | null)[] | undefined;
}
/** The table of an uploaded file, with its columns as the team has them; they may not say yet who someone is. */
export async function openUpload(context: CompanyContext, { url, columns }: Asked) {
  const file = await findUpload(context, url);
  const bytes = await context.outside.storage.get(file.key);
  const sheet = file.type.includes("spreadsheet");
  const readable = bytes && (sheet || file.type.startsWith("text/"));
  const content = readable && (sheet ? bytes : decodedText(bytes));
  const table = content ? (findPeopleTable(content) ?? findUnknownTable(content)) : null;
  if (!table || table.lines.length === 0) throw wrongFormat();
  if (table.lines.length > mostRows)
    throw invalid("This file is too long.", { url: "Split files of more than 5,000 rows" });
  return { file, table: columns ? withColumns(table, columns) : table };
}

/** The table, once its columns say who someone is and how to reach them. */
export async function openPeople(context: CompanyContext, asked: Asked) {
  const opened = await openUpload(context, asked);
  if (suffice(opened.table.columns)) return opened;
  throw asked.columns ? invalid(columnsNeeded, { columns: columnsNeeded }) : wrongFormat();
}

function wrongFormat() {
  return invalid(
    invalidFormat,
    { url: "A CSV or XLSX file with column names in the first row" },
    "INVALIDFORMAT",
  );
}

/** Only files in the folder `leads` that a member of this team put there; other addresses are never fetched. */
async function findUpload({ db, config, viewer }: AuthenticatedContext, url: string): Promise<FileRow> {
  const path = url.startsWith(`${config.publicUrl}/`) ? url.slice(config.publicUrl.length) : url;
  const id = /^\/api\/files\/([0-9a-f-]{36})(?:[?#]|$)/i.exec(path)?.[1];
  const file = id ? await findFile(db, id) : undefined;
  if (!file || file.companyId !== viewer.companyId || !file.key.startsWith("leads/"))
    throw invalid(
      "We can’t find this file. Upload it again.",
      { url: "Upload the file to the leads folder first" },
      "NO_SUCH_FILE",
    );
  return file;
}

function withColumns(table: PeopleTable, columns: (PeopleField | null)[]): PeopleTable {
  if (columns.length === table.headings.length) return { ...table, columns };
  const why = `This file has ${counted(table.headings.length, "column")}. Choose what each one holds.`;
  throw invalid(why, { columns: why });
}

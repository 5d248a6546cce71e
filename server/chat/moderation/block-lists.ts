import { englishDataset } from "obscenity";
import { asc, eq } from "drizzle-orm";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { chatBlocklists } from "../store/moderation/tables.ts";
import { builtInList } from "../store/moderation/word-lists.ts";

const types = ["word", "regex", "domain", "email"];
const builtIn = () => ({
  name: builtInList,
  type: "word",
  words: [...new Set(englishDataset.build().blacklistedTerms.map(({ id }) => wordOf(id)))],
});
/** The word a pattern of the built-in list was written for. */
function wordOf(id: number) {
  return englishDataset.getPayloadWithPhraseMetadata({
    termId: id,
    matchLength: 0,
    startIndex: 0,
    endIndex: 0,
  }).phraseMetadata!.originalWord;
}

export async function listBlocklists(call: ChatCall) {
  refuseUnlessServer(call);
  const rows = await call.db.select().from(chatBlocklists).orderBy(asc(chatBlocklists.name));
  return { blocklists: [builtIn(), ...rows.map(present)] };
}

export async function getBlocklist(call: ChatCall, name: string) {
  refuseUnlessServer(call);
  if (name === builtInList) return { blocklist: builtIn() };
  const [row] = await call.db.select().from(chatBlocklists).where(eq(chatBlocklists.name, name));
  if (!row) throw missing(`blocklist with name ${name}`);
  return { blocklist: present(row) };
}

interface NewList {
  name: string;
  words: string[];
  type?: string | null | undefined;
}
export async function createBlocklist(call: ChatCall, { name, words, type }: NewList) {
  refuseUnlessServer(call);
  const kind = type || "word";
  if (!types.includes(kind)) throw badInput(`type must be one of [${types.join(" ")}]`);
  refuseUnreadable(kind, words);
  const now = call.now();
  const values = { name, type: kind, words, createdAt: now, updatedAt: now };
  const [row] =
    name === builtInList
      ? []
      : await call.db.insert(chatBlocklists).values(values).onConflictDoNothing().returning();
  if (!row) throw badInput(`blocklist with name "${name}" already exists`);
  call.words.forget();
  return { blocklist: present(row) };
}

export async function updateBlocklist(call: ChatCall, name: string, words: string[]) {
  refuseOwn(call, name);
  const { blocklist } = await getBlocklist(call, name);
  refuseUnreadable(blocklist.type, words);
  const [row] = await call.db
    .update(chatBlocklists)
    .set({ words, updatedAt: call.now() })
    .where(eq(chatBlocklists.name, name))
    .returning();
  call.words.forget();
  return { blocklist: present(row!) };
}

export async function deleteBlocklist(call: ChatCall, name: string) {
  refuseOwn(call, name);
  await getBlocklist(call, name);
  await call.db.delete(chatBlocklists).where(eq(chatBlocklists.name, name));
  call.words.forget();
  return {};
}

function refuseOwn(call: ChatCall, name: string) {
  refuseUnlessServer(call);
  if (name === builtInList) throw notAllowed("the built-in blocklist cannot be changed");
}

/** Patterns are compiled before they are saved. */
function refuseUnreadable(type: string, words: string[]) {
  if (type !== "regex") return;
  for (const word of words) {
    try {
      new RegExp(word, "iu");
    } catch {
      throw badInput(`"${word}" is not a regular expression`);
    }
  }
}

function present({ name, type, words, createdAt, updatedAt }: typeof chatBlocklists.$inferSelect) {
  return { name, type, words, created_at: createdAt, updated_at: updatedAt };
}

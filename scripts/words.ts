import { collectWords } from "./words/collect-words.ts";

/** Prints every sentence that people read, by screen, with its place: npm run words -- [FOLDER …] */
const folders = process.argv.slice(2);
const rooms = collectWords().filter(
  ({ folder }) =>
    folders.length === 0 || folders.some((wanted) => folder.startsWith(wanted.replace(/\/$/, ""))),
);
if (rooms.length === 0) {
  console.error(
    `No words of people in ${folders.join(", ")}. Name a folder such as web/hire/jobs or server/emails.`,
  );
  process.exit(1);
}
for (const { folder, addresses, sentences } of rooms) {
  console.log(`\n${addresses.length > 0 ? `${addresses.join(", ")}  (${folder})` : folder}`);
  for (const { file, line, text } of sentences) console.log(`  ${`${file}:${line}`.padEnd(34)} ${text}`);
}

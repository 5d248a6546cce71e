import { type SQL, isNotNull, sql } from "drizzle-orm";
import type { StoryFields } from "#contract/content.ts";
import type { Transaction } from "#server/database/open.ts";
import { holdPictures, idOfFileUrl, sweepUnused } from "#server/domains/files/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { stories } from "./tables.ts";
import { contentTasks } from "./tasks.ts";

/** A picture of ours that is no more, or that only some may see, would be a gap in the story. */
export async function refuseMissingPictures(tx: Transaction, { picture, body }: Partial<StoryFields>) {
  const cover = picture ? [picture.url] : [];
  const inText = body?.content.flatMap((block) => (block.type === "image" ? [block.attrs.src] : [])) ?? [];
  const ids = [...cover, ...inText].flatMap((url) => idOfFileUrl(url) ?? []);
  const held = await holdPictures(tx, ids);
  const isMissing = (url: string) => {
    const id = idOfFileUrl(url);
    return id !== undefined && !held.has(id);
  };
  const fields = {
    ...(cover.some(isMissing) && { picture: "This picture is gone. Add it again" }),
    ...(inText.some(isMissing) && { body: "A picture in the text is gone. Add it again" }),
  };
  if (Object.keys(fields).length > 0) throw invalid("A picture of this story is gone. Add it again.", fields);
}

/** The task "stories.forgetPictures", daily: pictures that no story shows. */
export function forgetPictures(tx: Transaction, _data: object, { now }: TaskContext) {
  const unused = { isUnused: notShown, keptDays: 1, now };
  return sweepUnused(tx, contentTasks.forgetPictures, { folders: ["stories"], ...unused });
}

function notShown({ url }: { url: SQL }) {
  const inText = sql`select jsonb_path_query(${stories.body}, '$.content[*] ? (@.type == "image").attrs.src') #>> '{}' from ${stories}`;
  const cover = sql`${stories.picture} ->> 'url'`;
  const covers = sql`select ${cover} from ${stories} where ${isNotNull(cover)}`;
  return sql`${url} not in (${inText} union ${covers})`;
}

import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PostSize, PostTemplate, PostType } from "#shared/social-posts/social-posts.data.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Pictures and captions that a team posts elsewhere; the picture is drawn from this each time. */
export const socialPosts = pgTable(
  "social_posts",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    /** Who set the reminder last, or made it. */
    userId: uuid("user_id").notNull(),
    jobId: uuid("job_id"),
    postType: text("post_type").$type<PostType>().notNull(),
    template: text().$type<PostTemplate>().notNull(),
    size: text().$type<PostSize>().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    location: text().notNull(),
    department: text().notNull(),
    caption: text().notNull(),
    remindAt: instant("remind_at"),
    remindedAt: instant("reminded_at"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("social_posts_by_company").on(table.companyId, table.changedAt)],
);

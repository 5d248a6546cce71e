DROP INDEX "chat_messages_words";--> statement-breakpoint
ALTER TABLE "chat_message_history" ADD COLUMN "replaced_by_id" text;--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin (to_tsvector('simple', regexp_replace(normalize("text", NFKD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
UPDATE "chat_message_history" SET "replaced_by_id" = "updated_by_id";--> statement-breakpoint
UPDATE "chat_message_history" SET "updated_by_id" = coalesce(
	(SELECT earlier."replaced_by_id" FROM "chat_message_history" earlier
		WHERE earlier."message_id" = "chat_message_history"."message_id" AND earlier."version" = "chat_message_history"."version" - 1),
	(SELECT "user_id" FROM "chat_messages" WHERE "id" = "chat_message_history"."message_id"));--> statement-breakpoint
UPDATE "chat_threads" SET "created_by_id" = coalesce(
	(SELECT reply."user_id" FROM "chat_messages" reply WHERE reply."parent_id" = "chat_threads"."parent_id" ORDER BY reply."sequence" LIMIT 1),
	"created_by_id");

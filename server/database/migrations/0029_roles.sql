ALTER TABLE "parts" RENAME TO "roles";--> statement-breakpoint
ALTER TABLE "roles" RENAME CONSTRAINT "parts_pkey" TO "roles_pkey";--> statement-breakpoint
ALTER TABLE "roles" RENAME CONSTRAINT "parts_user_id_users_id_fk" TO "roles_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "parts_by_user" RENAME TO "roles_by_user";--> statement-breakpoint
ALTER INDEX "parts_by_company" RENAME TO "roles_by_company";

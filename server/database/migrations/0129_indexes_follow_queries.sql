DROP INDEX "applications_to_expire";--> statement-breakpoint
CREATE INDEX "board_applications_by_feed" ON "board_applications" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "match_signals_by_at" ON "match_signals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "applications_to_expire" ON "applications" USING btree ("waiting_since") WHERE application_state in ('pending', 'review', 'outbound', 'referralRequest');
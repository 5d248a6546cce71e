-- Who took an application back and then applied again waits for the team, which archived nothing: their closed conversation did.
UPDATE "applications" a SET "muted" = false FROM "conversations" c WHERE c."application_id" = a."id" AND c."closed" AND a."muted" AND a."application_state" IN ('referralRequest', 'review', 'pending');

-- LinkedIn exports and JSON Resumes were sent as they came, with everything else in them. Teams get a PDF of what was read instead;
-- where the resume is gone since, its lines. The files themselves go with the next daily sweep of unused uploads.
UPDATE "sent_resumes" s SET "file_id" = NULL, "written" = (
  SELECT jsonb_build_object(
    'content', coalesce(r."read" -> 'content', r."content"),
    'style', '{"template":"classic","fontSize":14,"lineHeight":1.5,"verticalSpacing":1.5,"fontFamily":"Work Sans","textColor":"black","accentColor":"#1f4b7a","paper":"a4","language":"en","photo":false,"sectionOrder":[],"hiddenSections":[]}'::jsonb,
    'pictureId', NULL
  ) FROM "resumes" r WHERE r."id" = s."resume_id"
)
FROM "files" f WHERE f."id" = s."file_id" AND f."type" IN ('application/zip', 'application/json');--> statement-breakpoint
UPDATE "resumes" r SET "file_id" = NULL, "read" = NULL, "keeps_original" = false
FROM "files" f WHERE f."id" = r."file_id" AND f."type" IN ('application/zip', 'application/json');

-- Employees who declined a request for a referral, or never answered it, were asked as if they had referred the person before.
DELETE FROM "reveal_notifications" n WHERE (n."shared" IS NULL OR n."shared" = 'null'::jsonb) AND NOT EXISTS (
  SELECT FROM "employee_referrals" r
  WHERE r."employee_id" = n."employee_id" AND r."company_id" = n."company_id" AND r."candidate_id" = n."candidate_id" AND r."way" = 'spoken'
);

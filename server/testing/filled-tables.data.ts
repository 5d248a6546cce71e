/** A column that names a person by their number, their address or their name. */
export const ofPerson =
  /(^|_)(user|candidate|employee|company_admin|admin|actor|owner|sender|subject|member|person|author|tester|target|signup_profile)_ids?$|_by(_id)?$|^application_id$|(^|_)email$|^recipient$|^full_name$|^holder$/;

/** Columns whose names don’t say that they name a member, and as what. */
export const alsoPeople = new Map<string, "user" | "candidate">([
  ["people_merges.kept_id", "candidate"],
  ["people_merges.gone_id", "candidate"],
  ["people_kept_apart.one_id", "candidate"],
  ["people_kept_apart.other_id", "candidate"],
  ["joined_accounts.with_id", "candidate"],
  ["senses.about", "candidate"],
  ["outbox.names", "user"],
  ["verification_tokens.subject", "user"],
]);
/** Columns that are called as if they named a member. */
export const neverMembers = new Set([
  "assistant_messages.answered_by",
  "domain_events.written_by",
  "people_merges.former_email",
  "point_entries.subject_id",
  "sessions.admin_id",
  "sessions.looked_at_by",
]);

/** What is there once for each person: it is filled where it lies. */
export const keptRows: Record<string, "userId" | "candidateId"> = {
  users: "userId",
  candidates: "candidateId",
  roles: "candidateId",
  chat_users: "userId",
};
/** Tables that are not called as the columns that refer to them. */
export const ownTables: Record<string, string> = {
  thread: "assistant_threads",
  hire: "referral_hires",
  list: "candidate_lists",
  reveal: "reveal_notifications",
  message: "chat_messages",
  parent: "chat_messages",
  poll: "chat_polls",
};

/** Columns that hold one of a few values or a number: nothing that someone wrote. Undefined leaves them to the database. */
export const closedValues: Record<string, unknown> = {
  state: "pending",
  status: "pending",
  kind: "other",
  lane: "bulk",
  currency: "USD",
  country: "GB",
  time_zone: "UTC",
  locale: "en-US",
  last_four: "1234",
  last4: "1234",
  ending: "1234",
  pay_currency: "USD",
  application_state: "pending",
  actor_kind: "candidate",
  written_by: undefined,
  cid: "messaging:own",
  "applications.stage": undefined,
  "applications.pending_undo": undefined,
  "chat_channels.type": "messaging",
  "chat_drafts.parent_id": "",
  "chat_messages.parent_id": undefined,
  "chat_messages.poll_id": undefined,
  "chat_messages.quoted_message_id": undefined,
  "chat_messages.type": "regular",
  "conversations.team_cid": "messaging:own-team",
  "external_jobs.email_verified_at": undefined,
  "files.company_id": undefined,
  "job_imports.status": undefined,
  "ledger_entries.layer": "posted",
  "ledger_transfers.of_id": undefined,
  "ledger_transfers.stage": "posted",
  "outbox.state": "sent",
  "page_subscriptions.company_id": undefined,
  "page_subscriptions.publication": "lifeWork",
  "people_merges.records": undefined,
  "roles.company_id": undefined,
  "roles.kind": "candidate",
  "tasks.due_at": new Date("2099-01-01"),
  "users.email": undefined,
  "users.password_hash": undefined,
  "webhook_deliveries.status": undefined,
};
/** Values of the shape that the product reads, around a mark. */
export const shapes: Record<string, (said: string) => unknown> = {
  "interviewer_calendars.hours": () => [],
  "interviewer_calendars.time_off": () => [],
  "interviews.in_calendars": () => [],
  "interviews.times": () => [],
  "offers.approvers": (said) => [{ said }],
  "outreaches.follow_ups": (text) => [{ text, days: 3 }],
};

/** What a thread holds by itself; nobody sets it. */
export const reservedFields = new Set([
  "id",
  "parent_message_id",
  "parent_message",
  "channel_cid",
  "channel",
  "created_by_user_id",
  "created_by",
  "reply_count",
  "participant_count",
  "thread_participants",
  "last_message_at",
  "latest_replies",
  "created_at",
  "updated_at",
  "deleted_at",
  "read",
]);

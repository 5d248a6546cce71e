-- Keys of boards that are no longer synced.
DELETE FROM board_forwardings WHERE feed_id NOT IN (SELECT id FROM job_feeds);

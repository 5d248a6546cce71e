-- An earlier address says what kind of content it was of, since a story may have moved to another kind.
UPDATE stories SET old_slugs = (
  SELECT array_agg(content_type || '/' || old ORDER BY place) FROM unnest(old_slugs) WITH ORDINALITY AS was(old, place)
) WHERE old_slugs <> '{}';

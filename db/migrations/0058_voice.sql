-- Voice notes are uploads too. A voice note has a type and a length, but no width, height or ThumbHash.
ALTER TABLE upload ALTER COLUMN width DROP NOT NULL;
ALTER TABLE upload ALTER COLUMN height DROP NOT NULL;
ALTER TABLE upload ALTER COLUMN thumbhash DROP NOT NULL;
ALTER TABLE upload ADD COLUMN voice_type text;
ALTER TABLE upload ADD COLUMN voice_ms integer;
ALTER TABLE upload ADD CONSTRAINT upload_is_one CHECK (
  CASE WHEN voice_type IS NULL THEN num_nulls(width, height, thumbhash) = 0 AND voice_ms IS NULL
    ELSE num_nonnulls(width, height, thumbhash, pdq) = 0 AND voice_ms IS NOT NULL AND voice_ms > 0 END
);

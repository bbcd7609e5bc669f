-- The number of people who follow a person, and of people who the person follows, so that reading a profile counts
-- nothing.
CREATE TABLE follow_count (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  following integer NOT NULL DEFAULT 0 CHECK (following >= 0)
);
INSERT INTO follow_count (user_id, followers, following)
  SELECT id, sum(followers), sum(following) FROM (
    SELECT user_id AS id, 0 AS followers, 1 AS following FROM follow
    UNION ALL SELECT followee_id, 1, 0 FROM follow
  ) edge GROUP BY id;

-- These indexes serve the two lists on a profile, which have the latest follow first.
DROP INDEX follow_followee;
CREATE INDEX follow_followee ON follow (followee_id, created_at DESC, user_id DESC);
CREATE INDEX follow_user ON follow (user_id, created_at DESC, followee_id DESC);

-- Foreign keys delete a follow together with either account, so triggers keep the counts. The triggers lock the
-- counts in the order of ids, so that two people who follow each other at once do not deadlock.
CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO follow_count (user_id)
    SELECT id FROM (SELECT user_id AS id FROM changed UNION SELECT followee_id FROM changed) person
    WHERE TG_OP = 'INSERT' ORDER BY id
    ON CONFLICT (user_id) DO NOTHING;
  PERFORM 1 FROM follow_count
    WHERE user_id IN (SELECT user_id FROM changed UNION SELECT followee_id FROM changed)
    ORDER BY user_id FOR UPDATE;
  UPDATE follow_count SET followers = follow_count.followers + step * edge.followers, following = follow_count.following + step * edge.following
    FROM (
      SELECT id, sum(followers) AS followers, sum(following) AS following FROM (
        SELECT user_id AS id, 0 AS followers, 1 AS following FROM changed
        UNION ALL SELECT followee_id, 1, 0 FROM changed
      ) end_of_edge GROUP BY id
    ) edge
    WHERE follow_count.user_id = edge.id;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_is_counted AFTER INSERT ON follow
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
CREATE TRIGGER follow_is_uncounted AFTER DELETE ON follow
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows();

-- Counts each person's posts by audience, so that a profile reads one row and counts nothing.
CREATE TABLE post_count (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  everyone integer NOT NULL DEFAULT 0 CHECK (everyone >= 0),
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  -- Private posts, and posts that a moderator hid, which only the author sees.
  author integer NOT NULL DEFAULT 0 CHECK (author >= 0)
);
-- Returns the name of the column of `post_count` that counts a post. Null for a deleted post.
CREATE FUNCTION counts_for(visibility text, hidden_at timestamptz, deleted_at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN deleted_at IS NOT NULL THEN NULL WHEN hidden_at IS NOT NULL OR visibility = 'private' THEN 'author'
    WHEN visibility = 'followers' THEN 'followers' ELSE 'everyone' END
$$;
-- No post is written between the first count and the triggers.
LOCK TABLE post IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO post_count (user_id, everyone, followers, author)
  SELECT user_id, count(*) FILTER (WHERE audience = 'everyone'), count(*) FILTER (WHERE audience = 'followers'),
    count(*) FILTER (WHERE audience = 'author')
  FROM (SELECT user_id, counts_for(visibility, hidden_at, deleted_at) AS audience FROM post) counted GROUP BY user_id;

-- A foreign key deletes posts together with their account, so triggers keep the counts. The triggers lock the counts
-- in the order of ids.
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO post_count (user_id) SELECT DISTINCT user_id FROM changed ORDER BY user_id
      ON CONFLICT (user_id) DO NOTHING;
  END IF;
  PERFORM 1 FROM post_count WHERE user_id IN (SELECT user_id FROM changed) ORDER BY user_id FOR UPDATE;
  -- A count that is wrong must not keep anybody from deleting a post.
  UPDATE post_count SET everyone = GREATEST(0, post_count.everyone + step * news.everyone),
    followers = GREATEST(0, post_count.followers + step * news.followers),
    author = GREATEST(0, post_count.author + step * news.author)
    FROM (
      SELECT user_id, count(*) FILTER (WHERE audience = 'everyone') AS everyone,
        count(*) FILTER (WHERE audience = 'followers') AS followers, count(*) FILTER (WHERE audience = 'author') AS author
      FROM (SELECT user_id, counts_for(visibility, hidden_at, deleted_at) AS audience FROM changed) counted GROUP BY user_id
    ) news
    WHERE post_count.user_id = news.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_is_counted AFTER INSERT ON post
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER post_is_uncounted AFTER DELETE ON post
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_posts();

-- The trigger runs for each row that meets its condition, because likes and comments also update posts and must not
-- recount them.
CREATE FUNCTION recount_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := counts_for(OLD.visibility, OLD.hidden_at, OLD.deleted_at);
  becomes text := counts_for(NEW.visibility, NEW.hidden_at, NEW.deleted_at);
BEGIN
  UPDATE post_count SET
    everyone = GREATEST(0, everyone + coalesce((becomes = 'everyone')::int, 0) - coalesce((was = 'everyone')::int, 0)),
    followers = GREATEST(0, followers + coalesce((becomes = 'followers')::int, 0) - coalesce((was = 'followers')::int, 0)),
    author = GREATEST(0, author + coalesce((becomes = 'author')::int, 0) - coalesce((was = 'author')::int, 0))
    WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_is_recounted AFTER UPDATE OF visibility, hidden_at, deleted_at ON post FOR EACH ROW
  WHEN (counts_for(OLD.visibility, OLD.hidden_at, OLD.deleted_at)
    IS DISTINCT FROM counts_for(NEW.visibility, NEW.hidden_at, NEW.deleted_at))
  EXECUTE FUNCTION recount_post();

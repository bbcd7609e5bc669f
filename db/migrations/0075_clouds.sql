-- The most members that this group may have. Null means the server's limit for all groups.
ALTER TABLE room_group ADD COLUMN max_members smallint CHECK (max_members > 1);

-- A chaos cloud, which is a group that is found by its topic. Counts and interests cover the current members.
CREATE TABLE group_cloud (
  room_id uuid PRIMARY KEY REFERENCES room_group (room_id) ON DELETE CASCADE,
  cloud_type text NOT NULL,
  tag text NOT NULL,
  -- The vibe of the tag. `type_vibe` is the vibe of the type.
  vibe text NOT NULL,
  type_vibe text NOT NULL,
  -- The time at which somebody last wrote, or at which the cloud was made. It is updated at most every ten minutes.
  spoke_at timestamptz NOT NULL,
  member_count smallint NOT NULL DEFAULT 0,
  -- The number of members whose match profile has interests.
  told smallint NOT NULL DEFAULT 0,
  -- The union of the members' interests.
  interests bit(256) NOT NULL DEFAULT 0::bit(256)
);
ALTER TABLE group_cloud ALTER COLUMN interests SET STORAGE PLAIN;
-- Serves the search, which reads the latest clouds of each vibe that are not full.
CREATE INDEX group_cloud_vibe ON group_cloud (vibe, spoke_at DESC, room_id) WHERE member_count BETWEEN 1 AND 23;

-- The clouds that a person shows on their profile.
CREATE TABLE cloud_shown (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  room_id uuid NOT NULL REFERENCES group_cloud (room_id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, room_id)
);
CREATE INDEX cloud_shown_room ON cloud_shown (room_id);

-- Many writes add or remove members, and interests change elsewhere, so triggers keep the counts of a cloud. The
-- triggers lock clouds in the order of ids, so that two writes do not deadlock.
CREATE FUNCTION count_clouds(rooms uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM group_cloud WHERE room_id = ANY (rooms) ORDER BY room_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE group_cloud cloud SET (member_count, told, interests) = (
      SELECT count(*), count(*) FILTER (WHERE profile.interest_count > 0), coalesce(bit_or(profile.interests), 0::bit(256))
      FROM room_member member LEFT JOIN match_profile profile ON profile.user_id = member.user_id
      WHERE member.room_id = cloud.room_id AND member.left_seq IS NULL
    )
    WHERE room_id = ANY (rooms);
END $$;

CREATE FUNCTION count_cloud_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_clouds(ARRAY[NEW.room_id]);
  RETURN NULL;
END $$;
-- A deletion needs no trigger: a member's row is deleted only with the room, or after the member left.
CREATE TRIGGER cloud_member_is_counted AFTER INSERT OR UPDATE OF left_seq ON room_member
  FOR EACH ROW EXECUTE FUNCTION count_cloud_of_member();

CREATE FUNCTION count_clouds_of_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_clouds(ARRAY(
    SELECT DISTINCT cloud.room_id FROM changed
    JOIN user_room ON user_room.user_id = changed.user_id
    JOIN group_cloud cloud ON cloud.room_id = user_room.room_id
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER cloud_interests_are_told AFTER INSERT ON match_profile
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_clouds_of_people();
CREATE TRIGGER cloud_interests_change AFTER UPDATE ON match_profile
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_clouds_of_people();
CREATE TRIGGER cloud_interests_end AFTER DELETE ON match_profile
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_clouds_of_people();

-- Every change of a person rewrites the match profile. Clouds are recounted only if the interests changed.
CREATE FUNCTION count_clouds_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_clouds(ARRAY(
    SELECT DISTINCT cloud.room_id FROM changed
    JOIN before ON before.user_id = changed.user_id AND before.interests <> changed.interests
    JOIN user_room ON user_room.user_id = changed.user_id
    JOIN group_cloud cloud ON cloud.room_id = user_room.room_id
  ));
  RETURN NULL;
END $$;
DROP TRIGGER cloud_interests_change ON match_profile;
CREATE TRIGGER cloud_interests_change AFTER UPDATE ON match_profile
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_clouds_of_changed();

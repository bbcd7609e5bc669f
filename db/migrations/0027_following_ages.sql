-- True for a preset of ages, which follows the person's own age. Then match_profile has distances in years instead of
-- ages, such as min_age -3 and max_age 3. match_preference has the ages of the day on which the person saved the
-- preset.
ALTER TABLE match_preference ADD COLUMN follows_age boolean NOT NULL DEFAULT false;

UPDATE match_preference SET follows_age = true
  FROM account, (VALUES ('exact_peers', 1), ('little_flexibility', 3), ('broad_horizons', 6)) AS preset (name, years)
  WHERE account.id = match_preference.user_id AND preset.name = age_preference AND EXISTS (
    SELECT FROM unnest(ARRAY[23, extract(year FROM age(updated_at, birthday))::int]) AS about (years_old)
    WHERE min_age = greatest(18, years_old - years) AND max_age = least(99, years_old + years));

UPDATE match_profile SET min_age = -years, max_age = years
  FROM match_preference, (VALUES ('exact_peers', 1), ('little_flexibility', 3), ('broad_horizons', 6)) AS preset (name, years)
  WHERE match_preference.user_id = match_profile.user_id AND follows_age AND preset.name = age_preference;

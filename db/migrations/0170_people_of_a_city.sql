-- The directory begins with the people of the cities around, a few of each city in the order of ids.
CREATE INDEX account_in_city ON account (state_code, city, id) WHERE profile_completed AND NOT is_seed_user;

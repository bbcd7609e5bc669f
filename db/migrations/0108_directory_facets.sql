-- What people can be found by, in one index: PostgreSQL intersects its lists before it reads any row, while separate
-- indexes read everybody with the interest. The prefixes keep a type from being taken for an interest.
CREATE INDEX account_facets ON account
  USING gin ((interests || ARRAY['type ' || mbti_type, 'state ' || state_code]))
  WHERE profile_completed AND NOT is_seed_user;
DROP INDEX account_interest;

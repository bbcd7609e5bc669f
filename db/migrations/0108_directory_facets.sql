-- One index has the interests, type and state by which people are found. PostgreSQL intersects the index's lists
-- before it reads any row, while separate indexes would read everybody with the interest. The prefixes keep types and
-- states apart from interests.
CREATE INDEX account_facets ON account
  USING gin ((interests || ARRAY['type ' || mbti_type, 'state ' || state_code]))
  WHERE profile_completed AND NOT is_seed_user;
DROP INDEX account_interest;

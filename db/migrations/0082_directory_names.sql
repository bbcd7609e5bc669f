-- How names begin, for the planner: without it a common beginning is taken for one in two hundred, read whole and sorted.
CREATE STATISTICS account_name_begins_how ON (lower(display_name) COLLATE "C") FROM account;

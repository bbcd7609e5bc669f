-- Without these statistics, the planner takes a common beginning for that of one name in 200, and reads and sorts all.
CREATE STATISTICS account_name_begins_how ON (lower(display_name) COLLATE "C") FROM account;

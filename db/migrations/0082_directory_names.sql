-- Without these statistics, the planner assumes that any beginning belongs to one name in 200. Then, for a common
-- beginning, a search reads and sorts all names with it.
CREATE STATISTICS account_name_begins_how ON (lower(display_name) COLLATE "C") FROM account;

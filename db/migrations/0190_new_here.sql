-- People who joined lately, for the directory.
CREATE INDEX account_joined ON account (created_at) WHERE profile_completed AND NOT is_seed_user;

-- The directory lists real people first and then the demo members, who are few among many. It finds them in this index.
CREATE INDEX account_of_demo ON account (id) WHERE is_demo;

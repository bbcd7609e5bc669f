-- A table can be divided among machines only by a column of its primary key. These tables had only the id as their key.
ALTER TABLE post_comment DROP CONSTRAINT post_comment_pkey, ADD PRIMARY KEY (post_id, id);
ALTER TABLE activity DROP CONSTRAINT activity_pkey, ADD PRIMARY KEY (receiver_id, id);
ALTER TABLE introduction DROP CONSTRAINT introduction_pkey, ADD PRIMARY KEY (by_id, id);

ALTER TABLE gift DROP CONSTRAINT gift_pkey, ADD PRIMARY KEY (receiver_id, id);
-- The new primary key, read backward, replaces this index.
DROP INDEX gift_received;

ALTER TABLE plan_due DROP CONSTRAINT plan_due_plan_id_fkey;
ALTER TABLE plan DROP CONSTRAINT plan_pkey, ADD PRIMARY KEY (room_id, id);
ALTER TABLE plan_due ADD FOREIGN KEY (room_id, plan_id) REFERENCES plan (room_id, id) ON DELETE CASCADE;
DROP INDEX plan_due_plan;
CREATE INDEX plan_due_plan ON plan_due (room_id, plan_id);

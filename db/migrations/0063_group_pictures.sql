-- The square picture of a group, an upload of the member who chose it. Without a picture, the gradient is shown.
ALTER TABLE room_group ADD COLUMN picture_id uuid REFERENCES upload (id) ON DELETE SET NULL;
-- The time at which moderation hid the picture from everybody.
ALTER TABLE room_group ADD COLUMN picture_hidden_at timestamptz;
CREATE INDEX room_group_picture ON room_group (picture_id) WHERE picture_id IS NOT NULL;

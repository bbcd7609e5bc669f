-- What a member does with a room in their own list. The table already has `muted_until` and `pinned_at`.
ALTER TABLE room_member
  -- True if the member marked the chat as unread. It counts as unread until the member opens it.
  ADD COLUMN marked_unread boolean NOT NULL DEFAULT false,
  -- The head of the log when the member deleted the chat from their list. The next message brings the chat back.
  ADD COLUMN deleted_seq bigint,
  -- The time at which the member last read, pinned, marked, cleared or deleted the chat. It serves the sync of devices.
  ADD COLUMN changed_at timestamptz;

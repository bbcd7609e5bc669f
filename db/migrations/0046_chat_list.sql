-- What a member does with a room in their own list. `muted_until` and `pinned_at` have been there from the beginning.
ALTER TABLE room_member
  -- The member marked the chat as unread: it counts as unread until they open it.
  ADD COLUMN marked_unread boolean NOT NULL DEFAULT false,
  -- The head of the log when the member deleted the chat from their list; the next message brings it back.
  ADD COLUMN deleted_seq bigint,
  -- When the member last read, pinned, marked, cleared or deleted the chat, for the sync of their other devices.
  ADD COLUMN changed_at timestamptz;

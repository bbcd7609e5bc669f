-- The still picture of one of our own GIFs was a fragment of the animated file. Now the still is a separate file.
UPDATE room_event
SET payload = jsonb_set(payload, '{gif,still}', to_jsonb(replace(payload #>> '{gif,still}', '.svg#still', '.still.svg')))
WHERE payload ? 'gif' AND payload #>> '{gif,still}' LIKE '/gifs/%.svg#still';
UPDATE post
SET gif = jsonb_set(gif, '{still}', to_jsonb(replace(gif ->> 'still', '.svg#still', '.still.svg')))
WHERE gif ->> 'still' LIKE '/gifs/%.svg#still';

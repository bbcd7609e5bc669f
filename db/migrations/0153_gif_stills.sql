-- Our own GIFs used to stand still by a part of their moving file; they have a file of their own for that now.
UPDATE room_event
SET payload = jsonb_set(payload, '{gif,still}', to_jsonb(replace(payload #>> '{gif,still}', '.svg#still', '.still.svg')))
WHERE payload ? 'gif' AND payload #>> '{gif,still}' LIKE '/gifs/%.svg#still';
UPDATE post
SET gif = jsonb_set(gif, '{still}', to_jsonb(replace(gif ->> 'still', '.svg#still', '.still.svg')))
WHERE gif ->> 'still' LIKE '/gifs/%.svg#still';

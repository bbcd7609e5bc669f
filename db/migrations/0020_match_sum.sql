-- Converts the cards of matches. Each part gets `known` and `units`. The sum covers the known parts and has a range.
WITH part AS (
  SELECT soul_match.user_low, soul_match.user_high, position, part.value AS card, weight.points,
    CASE part.value ->> 'key'
      WHEN 'interests' THEN NOT (data ->> 'isPersonalityOnly')::boolean
      WHEN 'vibes' THEN part.value ->> 'reason' <> 'Not both of you have picked a vibe yet'
      ELSE true
    END AS known,
    (part.value ->> 'score')::int * weight.points * 10 AS units,
    weight.fewest
  FROM soul_match
  CROSS JOIN LATERAL jsonb_array_elements(data -> 'parts') WITH ORDINALITY AS part (value, position)
  JOIN (VALUES ('personality', 50, 0), ('interests', 30, 0), ('vibes', 10, 2500), ('communication', 10, 800))
    AS weight (key, points, fewest) ON weight.key = part.value ->> 'key'
  WHERE data -> 'range' IS NULL
), card AS (
  SELECT user_low, user_high, bool_and(known) AS is_whole,
    sum(CASE WHEN known THEN units ELSE 0 END)::int AS units,
    sum(CASE WHEN known THEN 0 ELSE fewest END)::int AS fewest,
    sum(CASE WHEN known THEN 0 ELSE points END)::int AS open_points,
    jsonb_agg(jsonb_build_object('key', card ->> 'key', 'known', known, 'units', units, 'reason', card ->> 'reason')
      ORDER BY position) AS parts,
    coalesce(jsonb_agg(card ->> 'key' ORDER BY position) FILTER (WHERE NOT known), '[]'::jsonb) AS open
  FROM part
  GROUP BY user_low, user_high
), summed AS (
  SELECT *, (units + fewest) / 1000 AS low, (units + open_points * 1000) / 1000 AS high,
    least(units + open_points * 1000, greatest(units + fewest, units * 100 / (100 - open_points))) / 1000 AS total
  FROM card
)
UPDATE soul_match SET data = data || jsonb_build_object(
    'parts', summed.parts,
    'compatibilityScore', CASE WHEN is_whole THEN soul_match.score ELSE total END,
    'interestMatch', CASE WHEN summed.open ? 'interests' THEN NULL ELSE (data ->> 'interestMatch')::int END,
    'range', jsonb_build_object('open', summed.open,
      'low', CASE WHEN is_whole THEN soul_match.score ELSE low END,
      'high', CASE WHEN is_whole THEN soul_match.score ELSE high END))
  FROM summed
  WHERE soul_match.user_low = summed.user_low AND soul_match.user_high = summed.user_high;

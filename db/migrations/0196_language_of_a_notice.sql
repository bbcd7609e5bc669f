-- The language in which somebody outside asked, and gets the answer.
ALTER TABLE take_down_notice ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2}$');

-- False if the person wants nobody to introduce them to somebody.
ALTER TABLE account ADD COLUMN may_be_introduced boolean NOT NULL DEFAULT true;

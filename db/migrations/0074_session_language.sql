-- The language that the pages of a session speak, as its browser says with each refresh: mails about the account are
-- written in that of its latest session.
alter table session add column language text not null default 'en' check (language in ('en', 'es'));

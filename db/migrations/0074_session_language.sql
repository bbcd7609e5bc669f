-- The language of the pages of a session, which its browser sends with each refresh. Mails about the account are
-- written in the language of its latest session.
alter table session add column language text not null default 'en' check (language in ('en', 'es'));

-- The language of a session's pages, which the browser sends with each refresh. Mails about an account are in the
-- language of the account's latest session.
alter table session add column language text not null default 'en' check (language in ('en', 'es'));

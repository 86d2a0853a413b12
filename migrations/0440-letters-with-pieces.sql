-- What a mail is dressed with beside its words: the pieces it is about, facts in rows, and the one way on. Null for a mail of words alone.
alter table mails add column dress jsonb;

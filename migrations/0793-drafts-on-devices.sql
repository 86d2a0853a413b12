-- When its author last saved it: a device that has a draft of its own learns by it which is newer. Null: not saved since this is kept.
alter table posts add column saved_at timestamptz;

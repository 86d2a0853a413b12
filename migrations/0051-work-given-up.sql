-- What was given up waits for somebody until somebody has seen to it.
alter table outside_calls add column dismissed_at timestamptz;
-- An answer is being waited for, until the next attempt is due at the latest.
alter table outside_calls add column under_way boolean not null default false;
drop index outside_calls_problems;
create index outside_calls_problems on outside_calls (created_at) where state in ('failed', 'given-up') and dismissed_at is null;

-- When a merchant was reminded of what it has not sent in time; once.
alter table consignments add column reminded_at timestamptz;

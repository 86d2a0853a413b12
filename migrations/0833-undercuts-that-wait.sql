-- What happens within the quiet hour is told when it is over, as it is then.
alter table offer_undercuts add column tell_at timestamptz;
create index offer_undercuts_waiting on offer_undercuts (tell_at) where tell_at is not null;

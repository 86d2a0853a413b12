-- Until when a parcel waits in a store, and how often somebody was reminded of it. And how one ended that never arrived.
alter table parcels
  add column keep_until timestamptz,
  add column reminders  smallint not null default 0 check (reminders between 0 and 2),
  add column ended_as   text check (ended_as in ('lost', 'came-back')),
  add column ended_at   timestamptz,
  add constraint parcels_ended check ((ended_as is null) = (ended_at is null)),
  add constraint parcels_arrived_or_ended check (ended_at is null or received_at is null);
update parcels set keep_until = sent_at + interval '14 days' where pick_up_code is not null;
alter table parcels add constraint parcels_kept check (pick_up_code is null or keep_until is not null);
create index parcels_waiting on parcels (keep_until) where pick_up_code is not null and received_at is null and ended_at is null;

-- Whoever fetches a parcel says its code; the desk hands over nothing without it.
alter table parcels add column pick_up_code text;
create unique index parcels_pick_up_code on parcels (pick_up_code) where pick_up_code is not null and received_at is null;

-- A coupon pays for an appointment beside the one of the year.
alter table care_bookings add column coupon_id uuid references coupons;
drop index care_bookings_year;
-- One in a calendar year; what was cancelled is none, nor what a coupon pays for.
create unique index care_bookings_year on care_bookings (unit_id, year) where state <> 'cancelled' and coupon_id is null;
create unique index care_bookings_coupon on care_bookings (coupon_id) where state <> 'cancelled' and coupon_id is not null;

-- Single codes that are being made, some in each transaction.
create table code_batches (
  batch_id    uuid primary key,
  campaign_id uuid not null references campaigns,
  wanted      integer not null check (wanted between 1 and 1000000),
  made        integer not null default 0 check (made <= wanted),
  created_at  timestamptz not null,
  created_by  text not null
);
create index code_batches_campaign on code_batches (campaign_id, created_at desc);
alter table coupons add column batch_id uuid references code_batches;
create index coupons_batch on coupons (batch_id, coupon_id) where batch_id is not null;

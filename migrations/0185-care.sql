-- How many pieces are taken in for the care service, by place and half of a day, as long as nothing else is said of a day.
create table care_usual (
  place    text not null check (place in ('store', 'office')),
  half     text not null check (half in ('morning', 'afternoon')),
  capacity integer not null check (capacity between 0 and 200),
  primary key (place, half)
);
insert into care_usual (place, half, capacity) values
  ('store', 'morning', 4), ('store', 'afternoon', 4), ('office', 'morning', 2), ('office', 'afternoon', 2);

-- And on days that differ; 0: closed.
-- A day is written YYYY-MM-DD, as Hong Kong counts.
create table care_days (
  day      text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  place    text not null check (place in ('store', 'office')),
  half     text not null check (half in ('morning', 'afternoon')),
  capacity integer not null check (capacity between 0 and 200),
  primary key (day, place, half)
);

create table care_bookings (
  booking_id  uuid primary key,
  unit_id     uuid not null references units,
  order_id    uuid not null references orders,
  day         text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  place       text not null check (place in ('store', 'office')),
  half        text not null check (half in ('morning', 'afternoon')),
  year        integer not null generated always as (substr(day, 1, 4)::integer) stored,
  state       text not null default 'booked' check (state in ('booked', 'done', 'missed', 'cancelled')),
  booked_at   timestamptz not null default now(),
  reminded_at timestamptz
);
-- One in a calendar year; what was cancelled is none.
create unique index care_bookings_year on care_bookings (unit_id, year) where state <> 'cancelled';
create index care_bookings_day on care_bookings (day, place, half) where state <> 'cancelled';
create index care_bookings_order on care_bookings (order_id);

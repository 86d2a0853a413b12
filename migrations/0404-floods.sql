-- Where a try or a code came from: a browser of the account's owner, a network the owner has signed in from, or neither. Counted apart, so
-- that strangers use up nothing of the owner's.
alter table sign_in_tries add column place text not null default 'stranger' check (place in ('device', 'network', 'stranger'));
create index sign_in_tries_strangers on sign_in_tries (created_at) where place = 'stranger' and not succeeded;
alter table one_time_codes add column place text not null default 'stranger' check (place in ('device', 'network', 'stranger'));
create index known_devices_network on known_devices (network, seen_at);
create index device_ids_device on device_ids (device_hash, seen_at);

-- What comes from all addresses together, for all processes, minute by minute; in slots, so that nobody waits for anybody.
create table flood_counts (
  about   text not null,
  minute  timestamptz not null,
  slot    smallint not null,
  counted integer not null,
  primary key (about, minute, slot)
);
create index flood_counts_age on flood_counts (minute);

-- Once an hour while it lasts, for whoever runs the shop.
create table flood_alarms (
  alarm_id  uuid primary key,
  kind      text not null check (kind in ('passwords', 'sessions', 'lookups', 'cards')),
  counted   integer not null,
  raised_at timestamptz not null default now()
);
create index flood_alarms_kind on flood_alarms (kind, raised_at);

-- Questions that were put to somebody without a session carry their own answer, sealed; each counts once.
create table used_challenges (
  challenge_hash bytea primary key,
  used_at        timestamptz not null default now()
);
create index used_challenges_age on used_challenges (used_at);

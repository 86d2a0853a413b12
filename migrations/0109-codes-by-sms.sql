-- Codes by text message cost money: they are counted by number, by the first seven digits of it, by who asks, and in all.
alter table one_time_codes add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
create index one_time_codes_sms on one_time_codes (created_at) where channel = 'sms';

-- So much of what is allowed in a day has been used: operators see it.
create table sms_alarms (
  alarm_id  uuid primary key,
  raised_at timestamptz not null default now(),
  sent      integer not null,
  most      integer not null,
  is_full   boolean not null
);
create index sms_alarms_newest on sms_alarms (raised_at desc);

-- Which ways the messages of a kind reach a member, where they have said so; what holds until then is in message-ways.rules.ts.
create table message_ways (
  account_id uuid not null references accounts,
  kind       text not null check (kind in ('order', 'platform', 'logistics', 'interactions', 'offers', 'receipts')),
  way        text not null check (way in ('here', 'mail', 'sms')),
  wanted     boolean not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, kind, way)
);

-- When they may come: not between these hours of Hong Kong, and mails of a day together.
create table message_times (
  account_id  uuid primary key references accounts,
  is_quiet    boolean not null,
  quiet_from  smallint not null check (quiet_from between 0 and 23),
  quiet_until smallint not null check (quiet_until between 0 and 23),
  is_digest   boolean not null,
  changed_at  timestamptz not null default now()
);

-- What is still to leave the shop for a member by mail or text message, and what became of it.
create table member_notices (
  notice_id  uuid primary key,
  account_id uuid not null references accounts,
  way        text not null check (way in ('mail', 'sms')),
  kind       text not null check (kind in ('platform', 'interactions', 'offers')),
  title_en   text not null,
  title_zh   text not null,
  text_en    text not null,
  text_zh    text not null,
  link       text not null,
  -- The message it belongs to has the same; the same is sent once.
  dedupe_key text not null,
  -- Whether the message is in the inbox, too: one that was read there, or is gone, is not sent any more.
  is_here    boolean not null,
  due_at     timestamptz not null default now(),
  -- It waits for the mail of the day already.
  is_held    boolean not null default false,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'read', 'unwanted', 'capped', 'stopped')),
  settled_at timestamptz,
  unique (account_id, way, dedupe_key),
  check ((state = 'waiting') = (settled_at is null))
);
create index member_notices_due on member_notices (due_at, account_id) where state = 'waiting';
create index member_notices_settled on member_notices (settled_at) where state <> 'waiting';

-- To which contacts news may go, and by which word of theirs it ends.
create view news_contacts as
  select channel, contact, token from newsletter_subscriptions where state = 'confirmed';

-- The counts of an inbox are read from this alone, however many messages there are in all.
create index inbox_messages_counts on inbox_messages (account_id, kind) include (read_at);

-- What members are told inside the shop. Words are plain text in both languages, links stay within the shop.
create table inbox_messages (
  message_id uuid primary key,
  account_id uuid not null references accounts,
  kind       text not null check (kind in ('order', 'platform', 'logistics', 'interactions', 'offers', 'receipts')),
  title_en   text not null,
  title_zh   text not null,
  text_en    text not null,
  text_zh    text not null,
  link       text not null check (link ~ '^/[A-Za-z0-9]'),
  -- What it is about; whoever is told the same twice is told once.
  dedupe_key text not null,
  created_at timestamptz not null default now(),
  read_at    timestamptz,
  unique (account_id, dedupe_key)
);
-- Ids grow with time: the newest of an account come first by their id alone.
create index inbox_messages_newest on inbox_messages (account_id, message_id desc);

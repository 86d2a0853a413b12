-- Who asked for news, by which channel; confirmed from the mailbox itself. A stopped one stays: it is the list of those never to be written to.
create table newsletter_subscriptions (
  subscription_id uuid primary key,
  channel      text not null check (channel in ('email', 'sms')),
  contact      text not null,
  state        text not null check (state in ('pending', 'confirmed', 'stopped')),
  language     text not null check (language in ('en', 'zh')),
  -- Stands in every mail, so it is kept as it is; it opens nothing but this row.
  token        text not null unique,
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  stopped_at   timestamptz,
  unique (channel, contact)
);

-- What was agreed to, when and where: never changed, kept at least three years after the end.
create table newsletter_events (
  event_id        uuid primary key,
  subscription_id uuid not null references newsletter_subscriptions,
  kind            text not null check (kind in ('asked', 'confirmed', 'stopped')),
  text_version    text,
  language        text,
  source          text,
  happened_at     timestamptz not null
);
create index newsletter_events_of on newsletter_events (subscription_id, happened_at);

-- Text messages, told to the gateway as mails are to the mail server.
create table sms_messages (
  sms_id          uuid primary key,
  dedupe_key      text not null unique,
  recipient       text not null,
  language        text not null check (language in ('en', 'zh')),
  body            text not null,
  is_secret       boolean not null,
  created_at      timestamptz not null,
  -- After this it would be of no use, and is not sent.
  useful_until    timestamptz,
  sent_at         timestamptz,
  -- What the gateway calls it.
  gateway_id      text,
  given_up_reason text
);
create index sms_messages_gateway on sms_messages (gateway_id);
create index sms_messages_newest on sms_messages (created_at desc);

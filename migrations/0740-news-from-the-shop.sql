-- What the shop itself tells its members: written in both languages, for some of them, at a time, and sent by a timed task.
create table shop_news (
  news_id    uuid primary key,
  title_en   text not null,
  title_zh   text not null,
  text_en    text not null,
  text_zh    text not null,
  link       text not null,
  -- Whom it is for; empty asks for nothing.
  side       text not null default '' check (side in ('', 'women', 'men')),
  bought     text not null default '' check (bought in ('', 'never', 'ever', 'top')),
  brand_code text not null default '',
  in_community boolean not null default false,
  state      text not null default 'draft' check (state in ('draft', 'planned', 'sending', 'sent', 'stopped')),
  -- As it is planned; null: as soon as it is sent.
  at         timestamptz,
  -- Of the next batch all come after this one, and joined before it began.
  last_account uuid,
  reached    integer not null default 0 check (reached >= 0),
  begun_at   timestamptz,
  ended_at   timestamptz,
  version    integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  check ((begun_at is null) = (state in ('draft', 'planned'))),
  check ((ended_at is null) = (state in ('draft', 'planned', 'sending')))
);
create index shop_news_due on shop_news (at) where state in ('planned', 'sending');

-- On which side of the shop somebody is, for who chooses whom to tell something.
create or replace view account_names as
  select account_id, first_name, last_name, nickname, birthday, nullif(person_name(first_name, last_name), '') as name, side
  from account_details;

update roles set permissions = permissions || '{write-news}'
  where role_id = 'merchandiser' and not permissions @> '{write-news}';

-- Which ways members have turned off or on, for who counts whom something would reach.
create view message_choices as select account_id, kind, way, wanted from message_ways;

-- What became of one message to many.
create index inbox_messages_news on inbox_messages (dedupe_key) where dedupe_key like 'news:%';
create index member_notices_news on member_notices (dedupe_key) where dedupe_key like 'news:%';

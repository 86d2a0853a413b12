-- What members say against what others show; who moderates reads it, as it was when it was said.
create table community_reports (
  report_id   uuid primary key,
  reporter_id uuid not null references profiles,
  kind        text not null check (kind in ('post', 'comment', 'profile')),
  subject_id  uuid not null,
  -- Whose it is.
  author_id   uuid not null references profiles,
  reason      text not null check (reason in ('spam', 'harassment', 'hate', 'nudity', 'counterfeit', 'rights', 'dealing', 'personal', 'paid', 'other')),
  words       text not null default '',
  -- What was shown then: it may be edited before anybody reads this.
  shown       text not null,
  reported_at timestamptz not null,
  is_open     boolean not null default true,
  unique (reporter_id, kind, subject_id)
);
create index community_reports_open on community_reports (kind, subject_id) where is_open;
create index community_reports_author on community_reports (author_id);

-- What one member did that another is to be told of; gone once they were told.
create table interactions (
  interaction_id bigint generated always as identity primary key,
  kind           text not null check (kind in ('like', 'comment', 'answer', 'mention', 'follow', 'asked', 'let-in')),
  owner_id       uuid not null references profiles,
  actor_id       uuid not null references profiles,
  post_id        uuid references posts,
  happened_at    timestamptz not null
);
create index interactions_owner on interactions (owner_id);
create index interactions_actor on interactions (actor_id);
create index interactions_post on interactions (post_id);

-- Whose doing a message is about, where that is another member's.
alter table inbox_messages add column actor_id uuid references profiles;
create index inbox_messages_actor on inbox_messages (actor_id, account_id) where actor_id is not null;

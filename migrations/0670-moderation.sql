-- Words by which texts are held or refused, in versions: a word is in all from the one it came with to the one before it left.
create table word_lists (
  version  integer primary key check (version > 0),
  state    text not null check (state in ('draft', 'live', 'past')),
  live_at  timestamptz,
  live_by  uuid references accounts,
  -- The content that was tried last, and what came of it: only what was tried goes live.
  tried_as text not null default '',
  tried    jsonb,
  constraint word_lists_live check ((state = 'draft') = (live_at is null))
);
create unique index word_lists_one_live on word_lists (state) where state in ('draft', 'live');
create index word_lists_live_by on word_lists (live_by);

create table listed_words (
  word_id       uuid primary key default gen_random_uuid(),
  word          text not null check (word <> ''),
  folded        text not null check (folded <> ''),
  language      text not null check (language in ('en', 'zh', 'yue')),
  severity      integer not null check (severity between 1 and 3),
  follows       text not null check (follows in ('refuse', 'wait', 'mark')),
  rule          text not null check (rule in ('harassment', 'hate', 'nudity', 'defamation', 'impersonation', 'rights', 'personal', 'dealing',
    'counterfeit', 'spam', 'paid')),
  is_whole      boolean not null default true,
  names_only    boolean not null default false,
  from_version  integer not null references word_lists,
  until_version integer references word_lists check (until_version > from_version)
);
create unique index listed_words_once on listed_words (folded, names_only) where until_version is null;
create index listed_words_versions on listed_words (from_version, until_version);

-- What was written lately, for rates and for the same text again and again; gone after a day. The text itself is not in it.
create table screened_texts (
  account_id uuid not null references accounts,
  written_at timestamptz not null,
  kind       text not null,
  sameness   bytea not null
);
create index screened_texts_account on screened_texts (account_id, written_at);
create index screened_texts_age on screened_texts (written_at);

-- One row is one thing that waits for a decision, or was decided: what was seen is kept with it.
create table moderation_cases (
  case_id      uuid primary key,
  case_number  text not null unique,
  kind         text not null
    check (kind in ('review', 'nickname', 'signature', 'picture', 'profile', 'post', 'comment', 'conversation')),
  subject_id   text not null,
  -- Of what was written: a decision names the one it was made on.
  version      integer not null default 1,
  author_id    uuid references accounts,
  author       text not null default '',
  state        text not null default 'open' check (state in ('open', 'left', 'hidden', 'appealed', 'closed')),
  -- Not shown until it is decided.
  is_held      boolean not null default false,
  title        text not null default '',
  body         text not null default '',
  pictures     uuid[] not null default '{}',
  link         text not null default '',
  severity     integer not null default 1 check (severity between 1 and 3),
  reach        integer not null default 0,
  priority     integer not null default 0,
  opened_at    timestamptz not null,
  due_at       timestamptz not null,
  decision     text check (decision in ('leave', 'hide', 'warn', 'rest', 'end')),
  rule         text,
  decided_at   timestamptz,
  decided_by   uuid references accounts,
  appeal_words text not null default '',
  appealed_at  timestamptz,
  constraint moderation_cases_decided check ((decision is null) = (decided_at is null)),
  constraint moderation_cases_appealed check ((appeal_words <> '') = (appealed_at is not null))
);
-- A subject has one case; a new report opens it again.
create unique index moderation_cases_subject on moderation_cases (kind, subject_id);
create index moderation_cases_queue on moderation_cases (priority desc, due_at) where state in ('open', 'appealed');
create index moderation_cases_over on moderation_cases (decided_at desc) where state not in ('open', 'appealed');
create index moderation_cases_author on moderation_cases (author_id, decided_at);
create index moderation_cases_decided_by on moderation_cases (decided_by);

-- Why it is there: what a rule has found, and what members say. A member says one thing about one subject.
create table moderation_signals (
  signal_id   uuid primary key,
  case_id     uuid not null references moderation_cases on delete cascade,
  source      text not null check (source in ('first', 'word', 'link', 'picture', 'same', 'member', 'moderator')),
  reason      text not null,
  words       text not null default '',
  reporter_id uuid references accounts,
  is_open     boolean not null default true,
  at          timestamptz not null
);
create unique index moderation_signals_reporter on moderation_signals (case_id, reporter_id) where reporter_id is not null;
create index moderation_signals_case on moderation_signals (case_id, at);
create index moderation_signals_by on moderation_signals (reporter_id);

create table moderation_steps (
  case_id     uuid not null references moderation_cases on delete cascade,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('open', 'report', 'change', 'leave', 'hide', 'warn', 'rest', 'end', 'reopen', 'appeal', 'uphold',
    'overturn')),
  words       text not null default '',
  rule        text,
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (case_id, position)
);
create index moderation_steps_actor on moderation_steps (actor_id);

-- What follows for an author: a warning, a rest for days, or the end. Each is a strike until its time is over.
create table moderation_measures (
  measure_id uuid primary key,
  account_id uuid not null references accounts,
  case_id    uuid not null references moderation_cases on delete cascade,
  kind       text not null check (kind in ('warn', 'rest', 'end')),
  begun_at   timestamptz not null,
  -- May not write until then; null: for good.
  rests_until timestamptz,
  expires_at timestamptz not null,
  lifted_at  timestamptz
);
create index moderation_measures_account on moderation_measures (account_id, expires_at);
create index moderation_measures_case on moderation_measures (case_id);

-- Who may not write in the community at present, and until when; null: for good.
create view community_rests as
  select account_id, case when bool_or(kind = 'end') then null else max(rests_until) end as until
  from moderation_measures
  where lifted_at is null and (kind = 'end' or (kind = 'rest' and rests_until > now()))
  group by account_id;
comment on column community_rests.until is 'nullable';

update roles set permissions = permissions || '{moderate}'
  where role_id = 'support' and not permissions @> '{moderate}';
update roles set permissions = permissions || '{decide-appeals}'
  where role_id = 'support' and not permissions @> '{decide-appeals}';

-- What a merchant says to a review of an item that it sold: one each, its words by one of its people.
create table review_answers (
  answer_id   uuid primary key,
  review_id   uuid not null references reviews on delete cascade,
  merchant_id uuid not null references merchants,
  account_id  uuid references accounts,
  body        text not null,
  state       text not null default 'shown' check (state in ('shown', 'waiting', 'hidden')),
  -- Why it is not shown, as its merchant reads it.
  reason      text not null default '',
  version     integer not null default 1,
  written_at  timestamptz not null,
  unique (review_id, merchant_id)
);
create index review_answers_account on review_answers (account_id);

-- As everybody may read them.
create view shown_answers as
  select answer_id, review_id, merchant_id, body, written_at from review_answers where state = 'shown';

alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('review', 'nickname', 'signature', 'picture', 'profile', 'post', 'comment', 'conversation', 'answer')) not valid;
alter table moderation_cases validate constraint moderation_cases_kind_check;

-- Somebody applies to sell here. What is still being typed is a draft; what was given is kept apart from it, since that is what is reviewed.
create table applications (
  application_id     uuid primary key,
  application_number text not null unique,
  account_id         uuid not null references accounts,
  kind               text not null check (kind in ('individual', 'company', 'genuine-store', 'brand', 'global-buyer', 'influencer')),
  state              text not null default 'draft'
    check (state in ('draft', 'submitted', 'rejected', 'approved', 'declined', 'withdrawn')),
  -- Moves with everything the applicant gives: a decision names the one it was made by.
  version            integer not null default 1,
  draft              jsonb not null default '{}',
  details            jsonb,
  -- The day of the terms that were accepted, and when that was.
  terms_of           text not null,
  terms_at           timestamptz not null,
  merchant_id        uuid references merchants,
  begun_at           timestamptz not null,
  submitted_at       timestamptz,
  decided_at         timestamptz,
  constraint applications_approved check ((state = 'approved') = (merchant_id is not null)),
  constraint applications_decided check ((state in ('approved', 'declined')) = (decided_at is not null))
);
create index applications_account on applications (account_id);
create unique index applications_draft on applications (account_id) where state = 'draft';

-- Each document is a row of its own. One that comes in place of another leaves that one as it was decided.
create table application_requirements (
  requirement_id uuid primary key,
  application_id uuid not null references applications,
  kind           text not null
    check (kind in ('identity', 'incorporation', 'business-registration', 'address-proof', 'operations-contact', 'bank-account', 'pledge',
      'authorisation', 'invoice-chain', 'trademark', 'purchases', 'channels', 'dealer-registration')),
  state          text not null default 'needed' check (state in ('needed', 'in-review', 'accepted', 'refused')),
  fields         jsonb not null default '{}',
  -- Whole account numbers.
  sealed         text,
  reason_en      text not null default '',
  reason_zh      text not null default '',
  arrived_at     timestamptz,
  due_at         timestamptz,
  decided_at     timestamptz,
  -- The last day on which it is valid; empty where it does not end.
  last_day       text not null default '' check (last_day ~ '^(\d{4}-\d{2}-\d{2})?$'),
  replaces       uuid references application_requirements,
  -- Asked of this kind of merchant now; and the newest of its kind.
  is_asked       boolean not null default true,
  is_newest      boolean not null default true,
  constraint application_requirements_sent check ((state = 'needed') = (arrived_at is null)),
  constraint application_requirements_due check ((state = 'needed') = (due_at is null)),
  constraint application_requirements_decided check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  constraint application_requirements_reason check (state <> 'refused' or (reason_en <> '' and reason_zh <> ''))
);
create unique index application_requirements_newest on application_requirements (application_id, kind) where is_newest;
create index application_requirements_due on application_requirements (due_at) where state = 'in-review' and is_newest and is_asked;

create table application_files (
  requirement_id uuid not null references application_requirements,
  position       integer not null check (position >= 0),
  upload_id      uuid not null references uploads,
  primary key (requirement_id, position)
);
create index application_files_upload on application_files (upload_id);

create table application_steps (
  application_id uuid not null references applications,
  position       integer not null check (position >= 0),
  act            text not null
    check (act in ('begin', 'details', 'send', 'accept', 'refuse', 'submit', 'reject', 'approve', 'decline', 'withdraw')),
  requirement_id uuid references application_requirements,
  words          text not null default '',
  words_zh       text not null default '',
  actor_kind     text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id       uuid references accounts,
  actor          text not null,
  happened_at    timestamptz not null,
  primary key (application_id, position)
);
create index application_steps_actor on application_steps (actor_id);
create trigger application_steps_stand before update or delete on application_steps
  for each statement execute function refuse_rewriting();
create trigger application_steps_kept before truncate on application_steps
  for each statement execute function refuse_rewriting();

-- By what two applications are known to belong together. A bank account stands here by its bank and last digits alone.
create table application_marks (
  application_id uuid not null references applications,
  source         text not null,
  mark           text not null check (mark in ('phone', 'email', 'company-number', 'bank-account')),
  value          text not null,
  primary key (application_id, source, mark, value)
);
create index application_marks_value on application_marks (value, mark);

update roles set permissions = permissions || '{review-applications}'
  where role_id = 'support' and not permissions && '{review-applications}';

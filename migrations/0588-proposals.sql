-- A merchant proposes something the shop does not list yet. What it says is kept as it was given, in parts that are decided one by one.
create table proposals (
  proposal_id     uuid primary key,
  proposal_number text not null unique,
  merchant_id     uuid not null references merchants,
  account_id      uuid not null references accounts,
  state           text not null check (state in ('submitted', 'returned', 'accepted', 'declined', 'withdrawn')),
  -- Moves with everything the merchant gives: a decision names the one it was made by.
  version         integer not null default 1,
  content         jsonb not null,
  reason_en       text not null default '',
  reason_zh       text not null default '',
  -- What was made of it; there is no row of it before it goes live.
  product_id      uuid,
  -- Since when it is offered.
  offered_at      timestamptz,
  submitted_at    timestamptz not null,
  due_at          timestamptz not null,
  decided_at      timestamptz,
  constraint proposals_accepted check ((state = 'accepted') = (product_id is not null)),
  constraint proposals_decided check ((state in ('accepted', 'declined')) = (decided_at is not null))
);
create index proposals_merchant on proposals (merchant_id, submitted_at desc);
create index proposals_account on proposals (account_id);
create index proposals_waiting on proposals (due_at) where state = 'submitted';
create index proposals_to_offer on proposals (decided_at) where state = 'accepted' and offered_at is null;

create table proposal_parts (
  proposal_id uuid not null references proposals,
  part        text not null check (part in ('words', 'brand', 'category', 'variants', 'pictures')),
  state       text not null default 'in-review' check (state in ('in-review', 'accepted', 'refused')),
  reason_en   text not null default '',
  reason_zh   text not null default '',
  primary key (proposal_id, part),
  constraint proposal_parts_reason check (state <> 'refused' or (reason_en <> '' and reason_zh <> ''))
);

create table proposal_steps (
  proposal_id uuid not null references proposals,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('send', 'send-again', 'accept', 'return', 'decline', 'withdraw', 'offer')),
  words       text not null default '',
  words_zh    text not null default '',
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (proposal_id, position)
);
create index proposal_steps_actor on proposal_steps (actor_id);
create trigger proposal_steps_stand before update or delete on proposal_steps
  for each statement execute function refuse_rewriting();
create trigger proposal_steps_kept before truncate on proposal_steps
  for each statement execute function refuse_rewriting();

-- By what stands in them, pictures that were sent for proposals are still needed.
create view proposal_contents as select proposal_id, content::text as content from proposals;

update roles set permissions = permissions || '{approve-listings}'
  where role_id = 'merchandiser' and not permissions && '{approve-listings}';

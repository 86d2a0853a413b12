-- What a merchant says of a return or a claim about its pieces, and whether it appealed. The shop decides.
create table seller_answers (
  answer_id     uuid primary key,
  answer_number text not null unique,
  return_id     uuid references returns,
  claim_id      uuid references claims,
  order_id      uuid not null references orders,
  merchant_id   uuid not null references merchants,
  state         text not null check (state in ('asked', 'answered', 'decided', 'appealed', 'granted', 'declined', 'over')),
  -- Until when it may answer, and once the shop has decided, appeal.
  due_at        timestamptz,
  reminded_at   timestamptz,
  -- Who has decided for the buyer: somebody else decides about the appeal.
  decided_by    uuid references accounts,
  -- What the shop gives of it after an appeal.
  granted_cents bigint not null default 0 check (granted_cents >= 0),
  opened_at     timestamptz not null,
  constraint seller_answers_about check ((return_id is null) <> (claim_id is null)),
  constraint seller_answers_granted check (granted_cents = 0 or state = 'granted')
);
create unique index seller_answers_return on seller_answers (return_id, merchant_id) where return_id is not null;
create unique index seller_answers_claim on seller_answers (claim_id, merchant_id) where claim_id is not null;
create index seller_answers_order on seller_answers (order_id);
create index seller_answers_merchant on seller_answers (merchant_id, state, due_at);
create index seller_answers_state on seller_answers (state, opened_at);
create index seller_answers_due on seller_answers (due_at) where due_at is not null;
create index seller_answers_decided_by on seller_answers (decided_by);

create table seller_answer_units (
  answer_id uuid not null references seller_answers,
  unit_id   uuid not null references units,
  primary key (answer_id, unit_id)
);
create index seller_answer_units_unit on seller_answer_units (unit_id);

create table seller_answer_pictures (
  answer_id uuid not null references seller_answers,
  position  integer not null check (position >= 0),
  -- Of the answer, or of the appeal.
  act       text not null check (act in ('answer', 'appeal')),
  upload_id uuid not null unique references uploads,
  primary key (answer_id, position)
);

create table seller_answer_steps (
  answer_id   uuid not null references seller_answers,
  position    integer not null check (position >= 0),
  act         text not null check (act in ('ask', 'answer', 'decide', 'end', 'appeal', 'grant', 'decline')),
  words       text not null default '',
  actor_kind  text not null check (actor_kind in ('shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine')),
  actor_id    uuid references accounts,
  actor       text not null,
  happened_at timestamptz not null,
  primary key (answer_id, position)
);
create index seller_answer_steps_actor on seller_answer_steps (actor_id);
create trigger seller_answer_steps_stand before update or delete on seller_answer_steps
  for each statement execute function refuse_rewriting();
create trigger seller_answer_steps_kept before truncate on seller_answer_steps
  for each statement execute function refuse_rewriting();

-- Which pictures the people of a merchant may see besides their own: what a buyer shows of its pieces, and what was photographed of them here.
create view seller_evidence as
  select e.upload_id, p.account_id from (
    select r.upload_id, a.merchant_id from return_pictures r join seller_answers a on a.return_id = r.return_id
      where r.unit_id is null or exists (select from seller_answer_units u where u.answer_id = a.answer_id and u.unit_id = r.unit_id)
    union all
    select c.upload_id, a.merchant_id from claim_pictures c join seller_answers a on a.claim_id = c.claim_id
    union all
    select s.upload_id, a.merchant_id from seller_answer_pictures s join seller_answers a on a.answer_id = s.answer_id) e
  join merchant_people p on p.merchant_id = e.merchant_id and p.ended_at is null and (p.role = 'owner' or 'ship' = any(p.scopes));

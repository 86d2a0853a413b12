-- What is to be said to somebody outside (a card provider, a mail server): worked off outside transactions, told at least once
-- under a key that makes a repetition harmless. `sent`: it was said and the answer is not known, or not final.
create table outside_calls (
  call_id         uuid primary key,
  kind            text not null,
  subject         text not null,
  payload         jsonb not null,
  idempotency_key text not null,
  state           text not null default 'waiting',
  attempts        integer not null default 0,
  last_error      text,
  answer          jsonb,
  next_attempt_at timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  settled_at      timestamptz,
  constraint outside_calls_state check (state in ('waiting', 'sent', 'confirmed', 'failed', 'given-up')),
  unique (kind, idempotency_key)
);
create index outside_calls_due on outside_calls (next_attempt_at) where state in ('waiting', 'sent');
create index outside_calls_problems on outside_calls (settled_at desc) where state in ('failed', 'given-up');
create index outside_calls_subject on outside_calls (subject);

-- An effect is recorded in the transaction that has it, so that an event delivered twice is done once.
create table event_effects (
  event_id   bigint not null,
  subscriber text not null,
  done_at    timestamptz not null default now(),
  primary key (event_id, subscriber)
);
create index event_effects_age on event_effects (done_at);

-- Due by the database's clock: a process whose own clock is wrong changes nothing.
create table timed_tasks (
  task          text primary key,
  every_seconds integer not null check (every_seconds > 0),
  next_due      timestamptz not null default now(),
  started_at    timestamptz,
  finished_at   timestamptz,
  failures      integer not null default 0,
  last_error    text
);

-- Mails are told to the mail server as outside calls; mails to shoppers are effects of events.
alter table mails drop column attempts, add column given_up_reason text;
delete from outbox_consumers where consumer = 'shopper-mails';

-- The payment looked at longest ago is looked at next.
alter table payments add column looked_at timestamptz;

create table sandbox_card_refunds (
  idempotency_key text primary key,
  refund_id       text not null unique,
  intent_id       text not null references sandbox_card_intents,
  amount_cents    bigint not null check (amount_cents > 0),
  created_at      timestamptz not null
);
create index sandbox_card_refunds_intent on sandbox_card_refunds (intent_id);
alter table sandbox_card_intents drop column refunded_cents;

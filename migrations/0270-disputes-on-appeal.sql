-- A case that was decided and is opened again is another row: what was booked for the one before stays as it was.
alter table disputes
  add column round       integer not null default 1 check (round >= 1),
  -- Of one that is over: what has left our account by it; below nothing when it came back.
  add column taken_cents bigint not null default 0,
  -- As the provider dates what it told last; what is older says nothing new.
  add column changed_at  timestamptz,
  drop constraint disputes_provider_provider_id_key,
  add constraint disputes_case unique (provider, provider_id, round),
  add constraint disputes_taken check (state <> 'open' or taken_cents = 0);
update disputes d set changed_at = d.settled_at,
  taken_cents = d.loss_cents + coalesce((select sum(r.amount_cents) from refunds r
    where r.order_id = d.order_id and r.kind = 'chargeback' and r.reason = d.provider_id), 0)
  where d.state <> 'open';

-- The stand-in's own: what it holds, lets go, takes and gives again, step by step.
create table sandbox_paypal_case_moves (
  dispute_id text not null references sandbox_paypal_disputes,
  step       integer not null,
  -- As its report names them: held, let go, taken, given again, the fee.
  code       text not null check (code in ('T1110', 'T1111', 'T1106', 'T1202', 'T0106')),
  cents      bigint not null,
  -- Of what is let go: when it was held.
  begun_at   timestamptz not null,
  moved_at   timestamptz not null,
  primary key (dispute_id, step)
);
insert into sandbox_paypal_case_moves
  select dispute_id, 1, 'T1110', -amount_cents, held_at, held_at from sandbox_paypal_disputes where held_at is not null
  union all select dispute_id, 2, 'T1111', amount_cents, held_at, decided_at from sandbox_paypal_disputes where held_at is not null and decided_at is not null
  union all select dispute_id, 3, 'T1106', -taken_cents, decided_at, decided_at from sandbox_paypal_disputes where taken_cents > 0
  union all select dispute_id, 4, 'T0106', -6000, decided_at, decided_at from sandbox_paypal_disputes where taken_cents > 0;
alter table sandbox_paypal_disputes add column changed_at timestamptz;
update sandbox_paypal_disputes set changed_at = coalesce(decided_at, held_at, created_at);
alter table sandbox_paypal_disputes alter column changed_at set not null;

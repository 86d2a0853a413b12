-- What one operator cannot let out of the shop alone: who asked for it, who agreed, or until when it waits where nobody else can.
create table approvals (
  approval_id  uuid primary key,
  kind         text not null check (kind in ('refund', 'goodwill', 'points', 'payout', 'withdrawal', 'held', 'difference', 'payment',
    'statement', 'booking', 'coupon', 'campaign', 'setting', 'completion')),
  -- What it is about: the id of a refund, a payout, a payment, a campaign, the name of a setting.
  subject_id   text not null,
  order_id     uuid references orders,
  -- Whose account it goes to.
  payee_id     uuid,
  amount_cents bigint not null check (amount_cents >= 0),
  reason       text not null,
  -- What is done once it is agreed to.
  wanted       jsonb not null,
  -- The operator who asked; none where the person owed did, or nobody.
  asked_by     uuid,
  asked_at     timestamptz not null,
  state        text not null check (state in ('waiting', 'approved', 'declined')),
  first_by     uuid,
  second_by    uuid,
  -- Where nobody else can agree: it goes by itself then, unless it was stopped.
  due_at       timestamptz,
  -- A payment accepted without the bank's line, within what a day allows.
  is_free      boolean not null default false,
  declined_by  uuid,
  decided_at   timestamptz,
  answer       text not null default '',
  constraint approvals_other check (first_by <> asked_by),
  constraint approvals_second check (second_by <> asked_by and second_by <> first_by),
  constraint approvals_free check (not is_free or kind in ('payment', 'statement', 'booking')),
  constraint approvals_two check (state <> 'approved' or first_by is not null or is_free
    or (due_at is not null and due_at <= decided_at)),
  constraint approvals_decided check ((state = 'waiting') = (decided_at is null)),
  constraint approvals_declined check ((state = 'declined') = (declined_by is not null))
);
create unique index approvals_open on approvals (kind, subject_id) where state = 'waiting';
create index approvals_asked on approvals (asked_at) where state = 'waiting';
create index approvals_decided_at on approvals (decided_at) where state = 'approved';
create index approvals_order on approvals (order_id);
create index approvals_subject on approvals (subject_id);

-- The person owed asked for it: a return, a cancellation, a claim. One operator decides then.
alter table refunds add column asked_by_owed boolean not null default false;
update refunds set asked_by_owed = true where requested_by is not null
  and not exists (select from operators where operator_id = refunds.requested_by);
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('requested', 'approved', 'confirmed', 'failed', 'declined')),
  add constraint refunds_declined check (state <> 'declined' or kind in ('compensation', 'goodwill'));

-- Who typed the account does not approve it.
alter table payouts drop constraint payouts_second;
alter table payouts add constraint payouts_second check (second_by <> approved_by);

-- Where nobody else can agree, it goes after a day: nobody has decided it then.
alter table point_corrections drop constraint point_corrections_waiting;
alter table point_corrections add constraint point_corrections_waiting check ((state = 'waiting') = (decided_at is null));

-- What waits already waits here, too.
insert into approvals (approval_id, kind, subject_id, payee_id, amount_cents, reason, wanted, asked_by, asked_at, state)
  select gen_random_uuid(), 'goodwill', goodwill_id, member_id, amount_cents, reason, '{}'::jsonb, asked_by, asked_at, 'waiting'
    from goodwills where state = 'waiting'
  union all select gen_random_uuid(), 'points', correction_id, member_id, greatest(points, 0) * 100, reason, '{}'::jsonb, asked_by, asked_at, 'waiting'
    from point_corrections where state = 'waiting';
insert into approvals (approval_id, kind, subject_id, amount_cents, reason, wanted, asked_by, asked_at, state, first_by)
  select gen_random_uuid(), case when member_id is not null then 'withdrawal' when held_id is not null then 'held' else 'payout' end,
      payout_id, amount_cents, '', case when held_id is null then '{}' else '{"isPayout": true}' end::jsonb, null, requested_at, 'waiting', approved_by
    from payouts where state = 'checked';

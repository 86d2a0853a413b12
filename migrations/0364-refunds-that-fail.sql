-- A refund that a card's bank sends back after it had succeeded: the provider has the money again.
alter table sandbox_stripe_refunds add column failed_at timestamptz;

-- What a provider refuses to give back for good is paid out.
alter table money_repairs drop constraint money_repairs_kind_check,
  add constraint money_repairs_kind_check check (kind in ('record', 'book', 'return', 'accept', 'retry', 'pay-out'));

-- Not valid: wider than the rule before, so that nobody waits while payouts are read.
-- A payout of a refund is over, too, when the money has gone another way: an issuer has taken it.
alter table payouts drop constraint payouts_withdrawal,
  add constraint payouts_withdrawal check (case when member_id is null then (state <> 'returned' or refund_id is not null) and due_at is null
    else state <> 'failed' and due_at is not null and account is not null end) not valid;

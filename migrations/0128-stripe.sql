-- Cards are paid at Stripe; the stand-in keeps its own books, as Stripe would. Payments at the practice provider that was there before
-- go on there under their old names.
alter table sandbox_card_intents rename to sandbox_stripe_sessions;
alter table sandbox_stripe_sessions rename column intent_id to session_id;
alter table sandbox_stripe_sessions rename constraint sandbox_card_intents_status to sandbox_stripe_sessions_status;
alter table sandbox_stripe_sessions
  add column request_hash text not null default '',
  add column order_number text not null default '',
  add column locale text not null default 'en',
  -- The number of the test card that was used last, and what holds it.
  add column card_number text,
  add column wallet text;
alter table sandbox_card_refunds rename to sandbox_stripe_refunds;
alter table sandbox_stripe_refunds rename column intent_id to session_id;
alter index sandbox_card_refunds_intent rename to sandbox_stripe_refunds_session;
alter table sandbox_stripe_refunds
  add column request_hash text not null default '',
  add column metadata jsonb not null default '{}';
update sandbox_stripe_refunds set metadata = jsonb_build_object('key', idempotency_key);
update payments set provider = 'stripe' where provider in ('sandbox', 'card');

-- What is said to a provider names the provider.
update outside_calls set kind = replace(replace(replace(replace(kind, 'card-intent', 'payment-open'), 'card-cancel', 'payment-end'),
    'card-refund', 'payment-refund'), 'card-return', 'payment-return'),
  payload = payload || '{"provider": "stripe"}'
  where kind in ('card-intent', 'card-refund', 'card-return', 'card-cancel');
update timed_tasks set task = 'reconcile-payments' where task = 'reconcile-card-payments';

-- Through whom unmatched money came, and can go back.
alter table held_money add column provider text;
update held_money set provider = 'stripe' where provider_id is not null;

-- The card that was used: the same one is known again. One page may see many cards declined.
alter table payments add column card_fingerprint text, add column declines integer not null default 0;

-- What other modules may know of the money of orders.
create view payment_card as
  select payment_id, order_id, method, state, amount_cents, received_cents, reference, provider, provider_id, card_fingerprint, created_at
  from payments;
create view refund_card as
  select refund_id, order_id, payment_id, kind, amount_cents, reason, state, failure, requested_at, report_id from refunds;
create view refunded_parts as
  select x.refund_id, r.order_id, r.kind, r.state, x.unit_id, x.part, x.amount_cents
  from refund_parts x left join refunds r on r.refund_id = x.refund_id;
create view dispute_card as select dispute_id, payment_id, order_id, state from disputes;
create view refund_return_card as select return_id, refund_id from refund_returns;
create view provider_report_card as
  select report_id, provider, kind, payment_id, amount_cents, currency, reference, state, happened_at, settled_at from provider_reports;

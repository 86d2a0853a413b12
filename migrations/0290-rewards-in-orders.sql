-- What reduces a price beside coupons of the shop and points: coupons that merchants bear, and the buyer's own balance (decision 69).
alter table refund_parts drop constraint refund_parts_part_check,
  add constraint refund_parts_part_check check (part in ('goods', 'delivery', 'service', 'technical', 'operating', 'packaging', 'coupon',
    'merchantCoupon', 'points', 'balance', 'fee'));
-- An order of which nothing is left to pay is paid by nothing; of a piece that cost no money, none goes back, but coupon, points and balance do.
alter table payments drop constraint payments_amount_cents_check, add constraint payments_amount_cents_check check (amount_cents >= 0),
  drop constraint payments_received_cents_check, add constraint payments_received_cents_check check (received_cents >= 0),
  drop constraint payments_fee, add constraint payments_fee check (fee_cents >= 0 and (fee_cents < amount_cents or amount_cents = 0 and fee_cents = 0));
alter table refunds drop constraint refunds_amount_cents_check, add constraint refunds_amount_cents_check check (amount_cents >= 0);
alter table orders drop constraint orders_pay_type,
  add constraint orders_pay_type check (pay_type in ('bank', 'fps', 'card', 'paypal', 'balance')) not valid;
alter table payments drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('bank', 'fps', 'card', 'paypal', 'balance')) not valid;
alter table held_money drop constraint held_money_method_check,
  add constraint held_money_method_check check (method in ('bank', 'fps', 'card', 'paypal', 'balance')) not valid;
alter table money_repairs drop constraint money_repairs_method_check,
  add constraint money_repairs_method_check check (method in ('bank', 'fps', 'card', 'paypal', 'balance')) not valid;
alter table payouts drop constraint payouts_method_check,
  add constraint payouts_method_check check (method in ('bank', 'fps', 'card', 'paypal', 'balance')) not valid;
alter table orders validate constraint orders_pay_type;
alter table payments validate constraint payments_method_check;
alter table held_money validate constraint held_money_method_check;
alter table money_repairs validate constraint money_repairs_method_check;
alter table payouts validate constraint payouts_method_check;

-- Points can be spent on it, or not.
alter table products add column points_allowed boolean not null default true;

-- Coupons reduce it, or its delivery: whoever closes, pays or refunds it looks at them.
alter table orders add column has_coupons boolean not null default false;

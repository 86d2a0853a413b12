-- PayPal is a way to pay.
alter table orders drop constraint orders_pay_type,
  add constraint orders_pay_type check (pay_type in ('bank', 'fps', 'card', 'paypal')) not valid;
alter table payments drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('bank', 'fps', 'card', 'paypal')) not valid;
alter table held_money drop constraint held_money_method_check,
  add constraint held_money_method_check check (method in ('bank', 'fps', 'card', 'paypal')) not valid;
alter table money_repairs drop constraint money_repairs_method_check,
  add constraint money_repairs_method_check check (method in ('bank', 'fps', 'card', 'paypal')) not valid;
alter table payouts drop constraint payouts_method_check,
  add constraint payouts_method_check check (method in ('bank', 'fps', 'card', 'paypal')) not valid;
alter table orders validate constraint orders_pay_type;
alter table payments validate constraint payments_method_check;
alter table held_money validate constraint held_money_method_check;
alter table money_repairs validate constraint money_repairs_method_check;
alter table payouts validate constraint payouts_method_check;

-- The stand-in keeps its own books, as PayPal would.
create table sandbox_paypal_orders (
  order_id           text primary key,
  request_id         text not null unique,
  amount_cents       bigint not null check (amount_cents > 0),
  custom_id          text not null,
  invoice_id         text not null,
  return_url         text not null,
  locale             text not null,
  status             text not null check (status in ('PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
  -- How the shopper will turn out to pay.
  funding            text not null check (funding in ('good', 'declined', 'review', 'review-denied')),
  capture_id         text unique,
  capture_request_id text,
  capture_status     text check (capture_status in ('PENDING', 'COMPLETED', 'DECLINED')),
  settles_at         timestamptz,
  created_at         timestamptz not null
);
create table sandbox_paypal_refunds (
  refund_id    text primary key,
  request_id   text not null,
  order_id     text not null references sandbox_paypal_orders,
  amount_cents bigint not null check (amount_cents > 0),
  custom_id    text not null,
  created_at   timestamptz not null,
  unique (order_id, request_id)
);

-- Each card that was declined, when it was: by the card itself and for all payers together, while its page goes on offering another.
create table card_declines (
  decline_id       uuid primary key,
  payment_id       uuid not null references payments,
  card_fingerprint text,
  -- The payer had never paid for anything here.
  of_stranger      boolean not null,
  declined_at      timestamptz not null default now()
);
create index card_declines_card on card_declines (card_fingerprint, declined_at) where card_fingerprint is not null;
create index card_declines_strangers on card_declines (declined_at) where of_stranger;
create index card_declines_age on card_declines (declined_at);
create index card_declines_payment on card_declines (payment_id);
create index payments_payer_paid on payments (payer_id) where state = 'succeeded';

insert into card_declines (decline_id, payment_id, card_fingerprint, of_stranger, declined_at)
  select gen_random_uuid(), p.payment_id, p.card_fingerprint,
    not exists (select from payments o where o.payer_id = p.payer_id and o.state = 'succeeded'), coalesce(p.settled_at, p.created_at)
  from payments p, generate_series(1, p.declines) n where p.method = 'card' and p.created_at > now() - interval '1 day';

-- What all cards together came to nothing is counted there.
drop index payments_card_failures;

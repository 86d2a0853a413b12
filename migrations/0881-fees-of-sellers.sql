-- What a rule charges beside commission: fees of its own for service, technique, operation and packing. Of what was settled before there are none.
alter table merchant_payables add column fee_cents bigint not null default 0 check (fee_cents >= 0);
alter table merchant_payables add constraint merchant_payables_kept check (commission_cents + card_cents + fee_cents <= goods_cents) not valid;
alter table merchant_payables validate constraint merchant_payables_kept;
alter table merchant_payables drop constraint merchant_payables_share;

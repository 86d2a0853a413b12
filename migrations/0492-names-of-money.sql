-- Tables under the words the field has for them; their rows stay as they are.
alter table merchant_dues rename to merchant_payables;
alter index merchant_dues_order rename to merchant_payables_order;
alter index merchant_dues_latest rename to merchant_payables_latest;
alter index merchant_dues_merchant rename to merchant_payables_merchant;
alter table merchant_payables rename constraint merchant_dues_share to merchant_payables_share;
alter table held_money rename to unallocated_receipts;
alter index held_money_open rename to unallocated_receipts_open;
alter index held_money_payment rename to unallocated_receipts_payment;
alter table unallocated_receipts rename constraint held_money_method_check to unallocated_receipts_method_check;
alter table dated_prices rename to scheduled_prices;
alter index dated_prices_running rename to scheduled_prices_running;
alter index dated_prices_offer rename to scheduled_prices_offer;
alter index dated_prices_start rename to scheduled_prices_start;
alter index dated_prices_end rename to scheduled_prices_end;

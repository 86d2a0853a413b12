-- What was counted is told apart from what was corrected otherwise.
alter table stock_changes drop constraint stock_changes_kind_check,
  add constraint stock_changes_kind_check check (kind in ('received', 'returned', 'damaged', 'counted', 'corrected'));
alter table stock_changes drop constraint stock_changes_sign,
  add constraint stock_changes_sign check (case kind when 'damaged' then change <= 0
    when 'corrected' then change <> 0 when 'counted' then change <> 0 else change > 0 end);
-- The stock room: the shop's own offers, newest first, and found by a part of their item number. Nothing here hangs on how many there are,
-- so that an order still writes its offer without touching an index.
create index offers_newest on offers (merchant_id, created_at desc, offer_id desc) where not withdrawn;
create index variants_item_number on variants using gin (item_number gin_trgm_ops);

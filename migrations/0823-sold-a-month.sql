-- As many items are sold as a merchant of its kind may sell in a month of Hong Kong. Like a new one with full hands it leaves the
-- merchant's own state as it is.
alter table merchants add column is_sold_up boolean not null default false;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end as state
  from merchants;
-- It counts what the view computes: migration 0815.
drop statistics merchants_shown_state;
create statistics merchants_shown_state
  on (case when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end) from merchants;
analyze merchants;

-- As many orders are open as a new merchant may have. Like a document that has ended it leaves the merchant's own state as it is.
alter table merchants add column is_full boolean not null default false;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when state = 'active' and (lacks_documents or is_away or is_full) then 'resting' else state end as state
  from merchants;

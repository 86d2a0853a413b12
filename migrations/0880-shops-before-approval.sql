-- Who applies may write offers before the application is approved. The merchant is there then, hidden like one that is suspended, and its
-- offers go live with the approval.
alter table merchants add column awaits_approval boolean not null default false;
alter table applications add column early_merchant_id uuid references merchants;
create index applications_early_merchant on applications (early_merchant_id) where early_merchant_id is not null;
alter table application_steps drop constraint application_steps_act_check;
alter table application_steps add constraint application_steps_act_check check (act in ('begin', 'details', 'send', 'accept', 'refuse', 'submit',
  'open-shop', 'reject', 'approve', 'decline', 'withdraw', 'remind', 'lapse', 'resume', 'purge'));

create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when awaits_approval then 'suspended'
      when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end as state,
    coalesce(owner_group, merchant_id) as owner_group
  from merchants;
-- It counts what the view computes: migration 0815.
drop statistics merchants_shown_state;
create statistics merchants_shown_state
  on (case when awaits_approval then 'suspended'
    when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end) from merchants;
analyze merchants;

-- A company that applies with brands writes offers of their items, too.
create or replace view merchant_brands as
  select distinct coalesce(a.merchant_id, a.early_merchant_id) as merchant_id, b.brand_code
  from applications a
    cross join lateral regexp_split_to_table(a.details ->> 'brands', '[,，、;；\n]+') as typed
    join brands b on folded_name(typed) in (folded_name(b.name), folded_name(b.brand_code))
  where coalesce(a.merchant_id, a.early_merchant_id) is not null and folded_name(typed) <> '';

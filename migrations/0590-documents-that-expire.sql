-- A merchant whose documents have expired sells nothing new, whatever else it is. Its own state stays what its people or the shop chose.
alter table merchants add column lacks_documents boolean not null default false;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when state = 'active' and lacks_documents then 'resting' else state end as state
  from merchants;

create or replace view live_offers as
  select o.offer_id, o.sku_id, o.merchant_id, o.list_price_cents, o.sale_price_cents, o.available, o.created_at, o.priority, o.dispatch_days
  from offers o join merchant_card m on m.merchant_id = o.merchant_id
  where o.state = 'live' and o.condition = 'new' and (o.expires_at is null or o.expires_at > now()) and m.state = 'active';

create or replace view offer_ranks as
  with book as (
    select o.offer_id, o.sku_id, o.merchant_id, o.condition, o.sale_price_cents, o.available, o.priority,
      exists (
        select from offers b
          join merchant_card bm on bm.merchant_id = b.merchant_id
          join merchant_people theirs on theirs.merchant_id = b.merchant_id and theirs.role = 'owner' and theirs.ended_at is null
          join merchant_people own on own.account_id = theirs.account_id and own.merchant_id = o.merchant_id
            and own.role = 'owner' and own.ended_at is null
        where b.sku_id = o.sku_id and b.condition = o.condition and b.merchant_id <> o.merchant_id
          and b.state = 'live' and b.available > 0 and (b.expires_at is null or b.expires_at > now()) and bm.state = 'active'
          and (b.sale_price_cents, b.priority) < (o.sale_price_cents, o.priority)
      ) as is_twin
    from offers o join merchant_card m on m.merchant_id = o.merchant_id
    where o.state = 'live' and o.available > 0 and (o.expires_at is null or o.expires_at > now()) and m.state = 'active'
  )
  select offer_id, sku_id, merchant_id, condition, sale_price_cents, available, priority, is_twin,
    case when is_twin then 0 else row_number() over (partition by sku_id, condition, is_twin order by sale_price_cents, priority) end as rank,
    count(*) filter (where not is_twin) over (partition by sku_id, condition) as ranked,
    min(sale_price_cents) over (partition by sku_id, condition) as best_cents
  from book;

-- Before how many days of its end a document was asked for again the last time; 1000: not yet.
alter table application_requirements add column asked_again smallint not null default 1000;
create index application_requirements_ending on application_requirements (last_day) where state = 'accepted' and last_day <> '';
create unique index applications_merchant on applications (merchant_id);
alter table application_steps drop constraint application_steps_act_check;
alter table application_steps add constraint application_steps_act_check check (act in ('begin', 'details', 'send', 'accept', 'refuse', 'submit',
  'reject', 'approve', 'decline', 'withdraw', 'remind', 'lapse', 'resume'));

-- What a merchant has shown and the shop has accepted, each until its last day.
create view merchant_documents as
  select a.merchant_id, r.kind, max(case when r.last_day = '' then '9999-12-31' else r.last_day end) as last_day
  from applications a join application_requirements r on r.application_id = a.application_id
  where a.merchant_id is not null and r.state = 'accepted' and r.is_asked
  group by a.merchant_id, r.kind;

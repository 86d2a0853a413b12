-- An owner may close the shop: its offers end at once, what is open goes on, and it is closed once nothing is. Until then other modules see
-- it as suspended, like one that is not approved yet.
alter table merchants add column closing_at timestamptz;
alter table merchants add column closed_at timestamptz;
alter table merchants add constraint merchants_close_in_order check (closed_at is null or closing_at is not null);
create index merchants_closing on merchants (closing_at) where closing_at is not null and closed_at is null;
create or replace view merchant_card as
  select merchant_id, merchant_code, kind, name_en, name_zh, is_house,
    case when awaits_approval or closing_at is not null then 'suspended'
      when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end as state,
    coalesce(owner_group, merchant_id) as owner_group
  from merchants;
-- It counts what the view computes: migration 0815.
drop statistics merchants_shown_state;
create statistics merchants_shown_state
  on (case when awaits_approval or closing_at is not null then 'suspended'
    when state = 'active' and (lacks_documents or is_away or is_full or is_sold_up) then 'resting' else state end) from merchants;
analyze merchants;

-- What a shop that closes has posted goes with its offers.
create or replace view profile_card as
  select profile_id, account_id, profile_code, nickname, nickname_folded, signature, place, avatar_upload,
    sees_posts, sees_following, sees_fans, sees_friends, sees_wishes, is_indexed, joined_at, feed_since,
    left_at is not null as has_left, hidden_at is not null as is_hidden,
    left_at is null and hidden_at is null and (merchant_id is null or exists (select from merchants m
      where m.merchant_id = profiles.merchant_id and m.state <> 'suspended' and m.closing_at is null)) as is_open, sees_bought,
    merchant_id
  from profiles;

-- Who is the only owner of a shop that is not closed: it would belong to no one without them.
create view only_owners as
  select p.account_id, p.merchant_id, m.name_en, m.name_zh
  from merchant_people p join merchants m on m.merchant_id = p.merchant_id
  where p.role = 'owner' and p.ended_at is null and m.closed_at is null and not m.awaits_approval
    and not exists (select from merchant_people o
      where o.merchant_id = p.merchant_id and o.role = 'owner' and o.ended_at is null and o.person_id <> p.person_id);

alter table merchant_steps drop constraint merchant_steps_act_check;
alter table merchant_steps add constraint merchant_steps_act_check
  check (act in ('hold-sales', 'hold-payouts', 'lift-sales', 'lift-payouts', 'rest', 'back', 'visit', 'leave', 'name-account',
    'accept-account', 'refuse-account', 'review-health', 'add-owner', 'owner-left', 'close', 'stay-open', 'closed'));

-- Who came by whose invitation. A row is made with the friend's account and never later: whoever is a member already cannot be invited.
create table invitations (
  friend_id  uuid primary key references accounts,
  inviter_id uuid not null references accounts,
  joined_at  timestamptz not null,
  -- What both were told they would get, and from how much of merchandise: what is decided about invitations later changes nothing of it.
  promise    jsonb not null,
  -- Given once the friend's first order is kept for good; held where something speaks against it, until somebody has looked.
  state      text not null default 'open' check (state in ('open', 'held', 'given', 'void')),
  -- The order it was given or is held for.
  order_id   uuid references orders,
  given_at   timestamptz,
  -- What speaks against it: [{"kind": "card", "accountId": …}].
  flags      jsonb not null default '[]',
  reason     text not null default '',
  decided_by uuid references accounts,
  decided_at timestamptz,
  check (friend_id <> inviter_id),
  constraint invitations_order check (state not in ('held', 'given') or order_id is not null),
  constraint invitations_given check (state <> 'given' or given_at is not null)
);
create index invitations_inviter on invitations (inviter_id, joined_at);
create index invitations_joined on invitations (joined_at);
create index invitations_held on invitations (joined_at) where state = 'held';
create index invitations_order_id on invitations (order_id);
create index invitations_decider on invitations (decided_by);

-- Members for whose invitations, and those of whoever came by them, nothing is given any more.
create table barred_inviters (
  member_id uuid primary key references accounts,
  reason    text not null,
  barred_by uuid not null references accounts,
  barred_at timestamptz not null
);
create index barred_inviters_barrer on barred_inviters (barred_by);

-- Whose link a visitor has followed: kept until they open an account, by whatever way, or have not for a month.
create table invitation_visits (
  visitor_id  uuid primary key references accounts,
  invite_code text not null,
  followed_at timestamptz not null
);
create index invitation_visits_age on invitation_visits (followed_at);

alter table point_lots drop constraint point_lots_source_check,
  add constraint point_lots_source_check check (source in ('piece', 'gift', 'correction', 'invitation'));
-- A coupon may be what a friend gets.
alter table campaigns drop constraint campaigns_occasion_check,
  add constraint campaigns_occasion_check check (occasion in ('new-member', 'bag-received', 'friend-invited'));

update roles set permissions = array_append(permissions, 'keep-invitations')
  where role_id in ('finance', 'support') and not 'keep-invitations' = any(permissions);

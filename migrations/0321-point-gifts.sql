-- Points that a member has given to a friend. A gift stands: nothing takes it back.
create table point_gifts (
  gift_id   uuid primary key,
  giver_id  uuid not null references accounts,
  friend_id uuid not null references accounts,
  points    integer not null check (points > 0),
  message   text not null,
  -- The friend as the giver named them: whose account it is is nobody's business.
  named     text not null,
  given_at  timestamptz not null,
  -- The day in Hong Kong that its limit counts.
  given_on  date not null,
  check (giver_id <> friend_id)
);
create index point_gifts_pair on point_gifts (giver_id, friend_id, given_on);
create index point_gifts_friend on point_gifts (friend_id);

-- Friends who were named and are nobody: so many a day, and contacts cannot be tried one after the other.
create table point_gift_misses (
  miss_id   uuid primary key,
  giver_id  uuid not null references accounts,
  missed_at timestamptz not null
);
create index point_gift_misses_giver on point_gift_misses (giver_id, missed_at);

-- Whose shared wish list a member has looked at; two who have looked at each other's know each other.
create table wish_list_friends (
  viewer_id uuid not null references accounts,
  owner_id  uuid not null references accounts,
  primary key (viewer_id, owner_id)
);
create index wish_list_friends_owner on wish_list_friends (owner_id);

-- What is left of a lot is asked by its name.
create index ledger_entries_lot on ledger_entries (lot) where lot is not null;
-- Their owner has been told that they end soon.
alter table point_lots add column reminded_at timestamptz;

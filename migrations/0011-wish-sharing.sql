-- One row for each shopper who wishes: held while the wishes change, so that no press of two at once goes past the most
-- that is kept. A list that is shared has a code; without its code a list is nobody else's.
create table wish_lists (
  owner_id    uuid primary key,
  share_code  text unique,
  share_title text not null default ''
);
insert into wish_lists (owner_id) select distinct owner_id from wish_list_items;

-- What the piece cost when it was wished for; unknown for older wishes.
alter table wish_list_items add column price_seen_cents bigint;
-- A wish taken back by mistake returns as it was; afterwards the row goes.
alter table wish_list_items add column removed_at timestamptz;

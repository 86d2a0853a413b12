-- Whoever has points and owes some: what they have settles what they owe, what ends first first. From now on whatever brings points does
-- so at once, and nobody has points and owes some.
create temporary table settling on commit drop as
with held as (
  select l.owner_id, l.lot_id, sum(e.amount) as points,
    sum(sum(e.amount)) over (partition by l.owner_id order by l.expires_at, l.earned_at, l.lot_id) - sum(e.amount) as before
  from point_lots l join ledger_entries e on e.lot = l.lot_id
  where l.expires_at > now()
  group by l.lot_id having sum(e.amount) > 0),
owing as (
  select a.owner_id, a.ledger_account_id as debt_account, -sum(e.amount) as points
  from ledger_accounts a join ledger_entries e using (ledger_account_id)
  where a.purpose = 'points-debt' and a.unit = 'points' group by a.ledger_account_id having sum(e.amount) < 0)
select o.owner_id, o.debt_account, h.lot_id, least(h.points, o.points - h.before) as points,
  p.ledger_account_id as points_account, null::uuid as posting_id
from owing o join held h using (owner_id)
  join ledger_accounts p on p.owner_id = o.owner_id and p.purpose = 'points' and p.unit = 'points'
where o.points > h.before;

update settling s set posting_id = n.posting_id
  from (select owner_id, gen_random_uuid() as posting_id from settling group by owner_id) n where n.owner_id = s.owner_id;

insert into ledger_postings (posting_id, kind, subject_id, posted_at)
  select distinct posting_id, 'points-settled', posting_id, now() from settling;

insert into ledger_entries (posting_id, line, ledger_account_id, amount, lot)
  select posting_id, row_number() over (partition by posting_id order by lot_id) - 1, points_account, -points, lot_id from settling
  union all
  select posting_id, 10000, debt_account, sum(points), null from settling group by posting_id, debt_account;

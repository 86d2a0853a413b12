-- A member may have what goes back put to their balance at once, instead of the way they paid, which takes days. Whoever sends a piece back says
-- so with the request; the desk says so with the refund.
alter table refunds add column to_balance boolean not null default false,
  add constraint refunds_to_balance check (not to_balance or kind in ('refund', 'compensation', 'goodwill'));
alter table returns add column to_balance boolean not null default false;

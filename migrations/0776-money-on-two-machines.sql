-- Which history the database is on, and since when: after a standby took over, what was said outside before is looked up first.
alter table database_beat
  add column timeline text not null default left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
  add column taken_over_at timestamptz;
alter table database_beat alter column timeline drop default;

-- Where commits are local by default (`alter database … set synchronous_commit = local`), those that move money are on two machines before
-- they are acknowledged. Without a synchronous standby it changes nothing.
create function commit_on_two_machines() returns trigger language plpgsql as $$
begin
  if current_setting('synchronous_commit') = 'local' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  return null;
end $$;

create trigger orders_on_two before insert or update on orders for each statement execute function commit_on_two_machines();
create trigger payments_on_two before insert or update on payments for each statement execute function commit_on_two_machines();
create trigger payment_webhooks_on_two before insert or update on payment_webhooks for each statement execute function commit_on_two_machines();
create trigger refunds_on_two before insert or update on refunds for each statement execute function commit_on_two_machines();
create trigger payouts_on_two before insert or update on payouts for each statement execute function commit_on_two_machines();
create trigger ledger_entries_on_two before insert on ledger_entries for each statement execute function commit_on_two_machines();
create trigger unallocated_receipts_on_two before insert or update on unallocated_receipts for each statement execute function commit_on_two_machines();
create trigger certificate_entries_on_two before insert on certificate_entries for each statement execute function commit_on_two_machines();
-- What a provider is told of a payment is noted before it is told.
create trigger outside_calls_on_two after insert or update on outside_calls
  for each row when (new.kind like 'payment-%') execute function commit_on_two_machines();

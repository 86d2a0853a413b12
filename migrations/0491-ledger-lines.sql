-- Entries of the ledger with what their posting and their account say.
create view ledger_lines as
  select e.posting_id, e.line, e.ledger_account_id, e.amount, e.lot, e.order_id, p.kind, p.subject_id, p.posted_at, a.owner_id, a.purpose,
    a.unit
  from ledger_entries e left join ledger_postings p on p.posting_id = e.posting_id
    left join ledger_accounts a on a.ledger_account_id = e.ledger_account_id;

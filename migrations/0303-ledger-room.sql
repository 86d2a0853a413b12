-- The ledger room lists postings newest first by their ids, which rise with time: of a kind, and of an account.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (ledger_account_id, posting_id);
create index ledger_postings_kind on ledger_postings (kind, posting_id);
create index ledger_accounts_purpose on ledger_accounts (purpose);

-- An account that is forgotten is looked for wherever it is named.
create index payouts_second on payouts (second_by);
create index payout_files_maker on payout_files (made_by);

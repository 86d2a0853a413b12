-- What refuses to be changed or deleted row by row refuses to be emptied as a whole.
create trigger ledger_entries_kept before truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_postings_kept before truncate on ledger_postings for each statement execute function refuse_change();
create trigger settings_history_not_emptied before truncate on settings_history
  for each statement execute function keep_settings_history();
create trigger authentications_kept before truncate on authentications for each statement execute function refuse_rewriting();
create trigger authentication_pictures_kept before truncate on authentication_pictures
  for each statement execute function refuse_rewriting();
create trigger certificate_entries_kept before truncate on certificate_entries
  for each statement execute function refuse_rewriting();
create trigger return_steps_kept before truncate on return_steps for each statement execute function refuse_rewriting();
create trigger claim_steps_kept before truncate on claim_steps for each statement execute function refuse_rewriting();

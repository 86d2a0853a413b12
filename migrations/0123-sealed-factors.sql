-- Secrets of second factors are sealed with a key of the settings (SEALING_KEYS) from here on; what was written before cannot be opened.
delete from recovery_codes;
delete from second_factors;
comment on column second_factors.secret is 'sealed';
comment on column second_factors.pending_secret is 'sealed';

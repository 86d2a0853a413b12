-- When documents and what was typed with them went for good, their time being over. What was decided about them stays.
alter table applications add column purged_at timestamptz;
alter table application_requirements add column purged_at timestamptz;
alter table application_steps drop constraint application_steps_act_check;
alter table application_steps add constraint application_steps_act_check check (act in ('begin', 'details', 'send', 'accept', 'refuse', 'submit',
  'reject', 'approve', 'decline', 'withdraw', 'remind', 'lapse', 'resume', 'purge'));

-- From then on the next pass over pictures and uploads is late. One that takes long is made less often.
alter table backup_state add column files_late_at timestamptz not null default now() + interval '1 hour';

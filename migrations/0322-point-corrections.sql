-- Points that the shop gives or takes for a reason: one person asks, and another agrees or declines.
create table point_corrections (
  correction_id uuid primary key,
  member_id     uuid not null references accounts,
  points        integer not null check (points <> 0),
  reason        text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'made', 'declined')),
  asked_by      uuid not null references accounts,
  asked_at      timestamptz not null,
  decided_by    uuid references accounts,
  decided_at    timestamptz,
  constraint point_corrections_two_people check (state <> 'made' or decided_by <> asked_by),
  constraint point_corrections_waiting check ((state = 'waiting') = (decided_by is null))
);
create index point_corrections_member on point_corrections (member_id, asked_at);
create index point_corrections_open on point_corrections (asked_at) where state = 'waiting';
create index point_corrections_asker on point_corrections (asked_by);
create index point_corrections_decider on point_corrections (decided_by);

update roles set permissions = array_append(permissions, 'correct-points')
  where role_id in ('finance', 'support') and not 'correct-points' = any(permissions);

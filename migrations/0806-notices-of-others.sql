-- Whose doing a notice tells of: it is not sent once the two are parted.
alter table member_notices add column actor_id uuid references profiles;
create index member_notices_actor on member_notices (actor_id, account_id) where actor_id is not null and state = 'waiting';

-- Of whom a member has been told, and when last: those who commented on a post in a day, and followers, each once.
create table told_people (
  kind       text not null check (kind in ('comment', 'follow')),
  -- The post, or the member who is followed.
  subject_id uuid not null,
  actor_id   uuid not null references profiles,
  told_on    text not null,
  primary key (subject_id, actor_id)
);
create index told_people_actor on told_people (actor_id);
create index told_people_age on told_people (told_on) where kind = 'comment';

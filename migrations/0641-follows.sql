-- Who follows whom. `asked`: whose posts are for fans lets each of them in.
create table follows (
  follower_id uuid not null references profiles,
  followed_id uuid not null references profiles,
  state       text not null check (state in ('asked', 'following')),
  since       timestamptz not null,
  primary key (follower_id, followed_id),
  constraint follows_others check (follower_id <> followed_id)
);
create index follows_fans on follows (followed_id, since desc, follower_id);
create index follows_newest on follows (follower_id, since desc, followed_id);

-- Between these two nothing of one reaches the other.
create table profile_blocks (
  blocker_id uuid not null references profiles,
  blocked_id uuid not null references profiles,
  since      timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint profile_blocks_others check (blocker_id <> blocked_id)
);
create index profile_blocks_blocked on profile_blocks (blocked_id, blocker_id);

-- The feeds and notices of one are spared the other, who is not told.
create table profile_mutes (
  muter_id uuid not null references profiles,
  muted_id uuid not null references profiles,
  since    timestamptz not null,
  primary key (muter_id, muted_id),
  constraint profile_mutes_others check (muter_id <> muted_id)
);
create index profile_mutes_muted on profile_mutes (muted_id);

create view follow_links as select follower_id, followed_id from follows where state = 'following';
create view follow_requests as select follower_id, followed_id from follows where state = 'asked';
create view block_links as select blocker_id, blocked_id from profile_blocks;
create view mute_links as select muter_id, muted_id from profile_mutes;

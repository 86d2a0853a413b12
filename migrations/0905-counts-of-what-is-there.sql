-- The counts of an inbox are of what is there.
drop index inbox_messages_counts;
alter index inbox_messages_told rename to inbox_messages_counts;
alter table told_people alter column kind set default 'follow';
-- Of several followers the last is named.
create or replace view follow_links as select follower_id, followed_id, since from follows where state = 'following';

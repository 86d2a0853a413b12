-- inbox_messages, member_notices: 1 s with 1,000,000 rows
create index inbox_messages_post on inbox_messages (post_id) where post_id is not null;
create index member_notices_post on member_notices (post_id) where post_id is not null;
-- inbox_messages: 2 s with 1,000,000 rows
create index inbox_messages_told on inbox_messages (account_id, kind) include (read_at) where not is_withheld;
-- told_people: 1 s with 1,000,000 rows
create index told_people_days on told_people (subject_id, told_on) where kind = 'follow';
-- Those who commented on a post in a day.
-- comments: 1 s with 1,000,000 rows
create index comments_days on comments (post_id, written_at);

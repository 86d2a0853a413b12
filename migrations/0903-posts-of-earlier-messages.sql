-- What was told until now names its post by its address.
-- inbox_messages, member_notices: 6 s with 1,000,000 rows
update inbox_messages m set post_id = p.post_id from posts p
  where m.kind = 'interactions' and m.link like '/community/post/%' and p.post_code = substr(m.link, length('/community/post/') + 1);
update member_notices n set post_id = p.post_id from posts p
  where n.state = 'waiting' and n.kind = 'interactions' and n.link like '/community/post/%'
    and p.post_code = substr(n.link, length('/community/post/') + 1);
delete from inbox_messages m using posts p where p.post_id = m.post_id and p.state = 'deleted';
delete from member_notices n using posts p where p.post_id = n.post_id and p.state = 'deleted';
update inbox_messages m set is_withheld = true where m.kind = 'interactions' and (
  exists (select from profile_card a where a.profile_id = m.actor_id and not a.is_open)
  or exists (select from post_card p join profile_card a on a.profile_id = p.author_id
    where p.post_id = m.post_id and not (p.is_shown and a.is_open)
      and not exists (select from profile_card w where w.profile_id in (p.author_id, p.written_by) and w.account_id = m.account_id)));
update member_notices m set is_withheld = true where m.kind = 'interactions' and m.state = 'waiting' and (
  exists (select from profile_card a where a.profile_id = m.actor_id and not a.is_open)
  or exists (select from post_card p join profile_card a on a.profile_id = p.author_id
    where p.post_id = m.post_id and not (p.is_shown and a.is_open)
      and not exists (select from profile_card w where w.profile_id in (p.author_id, p.written_by) and w.account_id = m.account_id)));
-- Who commented on a day is known by the comments themselves; of followers each is told of once.
-- told_people: 1 s with 1,000,000 rows
delete from told_people where kind = 'comment';

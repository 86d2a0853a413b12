-- The trail is searched by who, what, which and when, newest first, a page at a time from where the last one ended.
create index audit_recorded on audit_trail (recorded_at desc, entry_id desc);
create index audit_actor on audit_trail (actor_id, recorded_at desc, entry_id desc);
create index audit_action on audit_trail (action, recorded_at desc, entry_id desc);
create index audit_object on audit_trail (subject_id, recorded_at desc, entry_id desc);
drop index audit_subject;
drop index audit_trail_actor_id_idx;

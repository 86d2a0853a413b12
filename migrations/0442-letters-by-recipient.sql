-- Members download what was written to them.
create index mails_recipient on mails (recipient);
create index sms_messages_recipient on sms_messages (recipient);

-- How much was written to somebody in the last day, in whatever letters their address was typed.
create index mails_of_day on mails (lower(recipient), created_at);

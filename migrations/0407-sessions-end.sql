-- However often a member comes, a session ends so long after it began; those that began before there was an end are limited, too.
update sessions set expires_at = least(expires_at, created_at + interval '180 days') where kind = 'member';

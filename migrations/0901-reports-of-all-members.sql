-- What a member reports is kept with the case it opens (moderation_signals), by their account: a page of their own is not needed. The table
-- goes with a later release; this one neither reads nor writes it.
-- community_reports: 1 s with 1,000,000 rows
delete from community_reports;

-- What was seen is deleted two years after the last decision; that there was a case, and what was decided, stays.
alter table moderation_cases add column purged_at timestamptz;
alter table moderation_cases drop constraint moderation_cases_appealed;
alter table moderation_cases add constraint moderation_cases_appealed
  check (purged_at is not null or (appeal_words <> '') = (appealed_at is not null)) not valid;

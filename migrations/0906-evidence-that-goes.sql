-- moderation_cases: 1 s with 1,000,000 rows
alter table moderation_cases validate constraint moderation_cases_appealed;
-- moderation_cases: 1 s with 1,000,000 rows
create index moderation_cases_evidence on moderation_cases (decided_at) where purged_at is null and decided_at is not null;

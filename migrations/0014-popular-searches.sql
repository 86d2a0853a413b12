-- How many different visitors asked for something on a day, in one language of the shop. `visitors` is a sieve of 256 marks:
-- every visitor sets the one their account falls upon, so that the counts of several processes and days add up without
-- counting anybody twice, and nobody can be read out of it.
create table search_query_days (
  day      date not null,
  language text not null check (language in ('en', 'zh')),
  query    text not null,
  shown    text not null,
  visitors bit(256) not null,
  primary key (day, language, query)
);

-- What operators do not want to be suggested; folded as queries are, so that every spelling of it is meant.
create table hidden_searches (
  query     text primary key,
  hidden_at timestamptz not null
);

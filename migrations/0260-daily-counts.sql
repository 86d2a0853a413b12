-- How often something happened on a day of Hong Kong: pages come to, pieces looked at and put into bags, searches that found nothing.
-- Counted by day alone: nothing here says who it was, and no two counts can be joined to one person.
create table daily_counts (
  what    text not null check (what in ('visit', 'product-seen', 'bag-add', 'checkout', 'search-nothing')),
  day     date not null,
  -- Which piece, variant or words; empty where only the number matters.
  subject text not null default '' check (length(subject) <= 120),
  num     bigint not null check (num > 0),
  primary key (what, day, subject)
);

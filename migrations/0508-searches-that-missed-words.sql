-- Searches of which some words were left out are counted, too: what was found instead is not all that was meant.
alter table daily_counts drop constraint daily_counts_what_check;
alter table daily_counts add constraint daily_counts_what_check
  check (what in ('visit', 'product-seen', 'bag-add', 'checkout', 'search-nothing', 'search-part'));

-- One more kind of merchant: influencers, who sell nothing themselves.
alter table merchants drop constraint merchants_kind;
alter table merchants add constraint merchants_kind
  check (kind in ('platform', 'individual', 'company', 'genuine-store', 'brand', 'global-buyer', 'influencer'));

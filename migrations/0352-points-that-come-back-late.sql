-- Points that come back once their last day is over are in a lot of their own; what it came from is its source.
alter table point_lots drop constraint point_lots_source_check,
  add constraint point_lots_source_check check (source in ('piece', 'gift', 'correction', 'invitation', 'returned'));

-- Pictures of the home page are made ahead like those of products, though they are of none; a row says how wide its original is.
-- One that does not say may have any width.
alter table pictures_to_make drop constraint pictures_to_make_media_hash_fkey;
alter table pictures_to_make add column width int not null default 2000;

-- What a file brings is called in the language of whoever looks.
alter table import_items rename column title to title_en;
alter table import_items add column title_zh text not null default '';
update import_items set title_zh = title_en;

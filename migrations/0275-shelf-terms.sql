-- What products are described by: attributes, colours, materials and tables of sizes, kept by operators. A shop begins with the standard ones.
create table shelf_terms (
  kind        text not null check (kind in ('attribute', 'colour', 'material', 'size-table')),
  -- By it products name the term, for good.
  term_id     text not null,
  name_en     text not null,
  name_zh     text not null,
  -- What only this kind has, such as a shade, or the rows of a table.
  facts       jsonb not null default '{}',
  -- Its place in every list.
  position    integer not null,
  -- No longer offered to who edits; pieces that have it keep it.
  retired     boolean not null default false,
  -- It is another one now: files, addresses and older versions of products that name it mean that.
  merged_into text,
  version     integer not null default 1,
  changed_by  text not null default '',
  changed_at  timestamptz,
  primary key (kind, term_id)
);
create trigger shelf_terms_emit_change after insert or update or delete on shelf_terms
  for each statement execute function emit_taxonomy_change();

-- Which products have a term, to tell of them when it changes.
create index products_materials on products using gin ((jsonb_path_query_array(details, '$.composition[*].materialId')));
create index products_attributes on products using gin ((details -> 'attributes'));
create index product_colours_colour on product_colours (colour_id);

-- What documents have had since: as it was until then.
update product_drafts set document = '{"attributes": {}}'::jsonb || document;
update product_versions set document = '{"attributes": {}}'::jsonb || document;

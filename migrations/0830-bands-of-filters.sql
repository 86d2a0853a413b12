-- Lists are narrowed by what products answer to attributes. Figures are gathered in bands, which the standard attributes of a new shop
-- have from the start; a shop that is open gets the same, and its operators change them. A shop without attributes is told of no change.
do $$
begin
  if exists (select from shelf_terms where kind = 'attribute') then
    update shelf_terms
    set facts = facts || jsonb_build_object('bands', wanted.bands::jsonb)
    from (
      values ('heel-height', '[20, 50, 80]'), ('strap-drop', '[15, 40]'), ('case-size', '[34, 38, 42]'),
        ('water-resistance', '[50, 100, 200]'), ('volume', '[50, 100]')
    ) as wanted (term_id, bands)
    where kind = 'attribute' and shelf_terms.term_id = wanted.term_id and facts ->> 'answer' = 'number' and not facts ? 'bands';
  end if;
end $$;

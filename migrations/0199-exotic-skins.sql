-- Skins that leave Hong Kong only with a licence (Cap. 586). It follows from what a product is made of, whoever writes that.
alter table products add column exotic boolean not null generated always as (
  jsonb_path_exists(details, '$.composition[*].materialId ? (@ == "ostrich" || @ == "crocodile" || @ == "alligator" || @ == "python" || @ == "lizard")')
) stored;

-- How many pieces of a product one order may have; 0: as many as any other.
alter table products add column most_per_order smallint not null default 0 check (most_per_order between 0 and 99);

-- What documents have had since: as it was until then.
update product_drafts set document =
  '{"mostPerOrder": 0, "related": [], "metaTitle": {"en": "", "zh": ""}, "metaDescription": {"en": "", "zh": ""}, "searchWords": {"en": "", "zh": ""}}'::jsonb || document;
update product_versions set document =
  '{"mostPerOrder": 0, "related": [], "metaTitle": {"en": "", "zh": ""}, "metaDescription": {"en": "", "zh": ""}, "searchWords": {"en": "", "zh": ""}}'::jsonb || document;

import type { Client } from 'pg'

const KINDS = ['Wool', 'Cotton', 'Linen', 'Silk', 'Leather', 'Cashmere', 'Denim', 'Suede', 'Velvet', 'Tweed']
const PIECES = ['coat', 'shirt', 'dress', 'tote bag', 'loafers', 'scarf', 'jacket', 'trousers', 'belt', 'skirt']
const ZH_KINDS = ['羊毛', '棉質', '亞麻', '真絲', '皮革', '茄士咩', '丹寧', '麂皮', '絲絨', '粗花呢']
const ZH_PIECES = ['大衣', '恤衫', '連身裙', '托特包', '樂福鞋', '頸巾', '外套', '長褲', '皮帶', '半身裙']
const BRANDS = 400

/**
 * So many products with a colour, a variant and an offer each, of 400 brands and 60 categories on three levels; some unlisted, some without
 * Chinese, picture or price, a third on sale. Everything is written by a few statements.
 */
export async function fillWithProducts(client: Client, products: number): Promise<void> {
  const indexes = await takeIndexesDown(client)
  await client.query('begin')
  await client.query(`insert into brands (brand_code, name, story_en, story_zh, origin_en, origin_zh)
    select 'house-' || n, 'House ' || n, '', '', '', '' from generate_series(1, ${BRANDS}) n`)
  for (const [depth, parent] of [
    [1, 'null'],
    [2, "split_part(path, '/', 1)"],
    [3, "split_part(path, '/', 1) || '/' || split_part(path, '/', 2)"],
  ] as const)
    await client.query(`insert into categories (path, parent, slug, name_en, name_zh, position)
      select distinct path, ${parent}, path, path, path, 0 from (
        select array_to_string((array[(array['women', 'men'])[1 + n % 2], 'room-' || n / 2 % 6, 'kind-' || n / 12 % 5])[:${depth}], '/') as path
        from generate_series(0, 59) n) paths on conflict do nothing`)
  await client.query(`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh, is_house)
    select gen_random_uuid(), 'SHOP', 'platform', 'The shop', '本店', true where not exists (select from merchants where is_house)`)
  await client.query(`insert into media (media_hash, content_type, width, height, placeholder) values ('${'a'.repeat(32)}', 'image/jpeg', 3, 4, '')
    on conflict do nothing`)
  await client.query(`create temp table made on commit drop as
    select n, gen_random_uuid() as product_id, gen_random_uuid() as colour_row_id, gen_random_uuid() as sku_id,
      (hashint4(n) & 2147483647) as chance, 20000 + (hashint4(n) & 1048575) * 10 as price from generate_series(1, ${products}) n`)
  const list = (words: string[]) => `array['${words.join("','")}']`
  await client.query(`insert into products (product_id, spu_code, article_number, brand_code, gender, name_en, name_zh, description_en,
      description_zh, details, arrived_at, seasonal_sale, precious, listed)
    select product_id, 'BN' || n, 'ART' || n, 'house-' || 1 + chance % ${BRANDS}, (array['women', 'men', 'unisex'])[1 + n % 3],
      (${list(KINDS)})[1 + chance % 10] || ' ' || (${list(PIECES)})[1 + chance / 10 % 10] || ' ' || n % 1000,
      case when n % 40 = 0 then '' else (${list(ZH_KINDS)})[1 + chance % 10] || (${list(ZH_PIECES)})[1 + chance / 10 % 10] end,
      'A piece.', '一件。', '{"highlights": [], "composition": [], "measurements": [], "care": [], "madeIn": {"en": "", "zh": ""}}',
      now() - n * interval '1 minute', n % 11 = 0, false, n % 20 <> 0 from made`)
  await client.query(`insert into product_categories (product_id, path, is_primary)
    select product_id, array_to_string(array[(array['women', 'men'])[1 + n % 2], 'room-' || n / 2 % 6, 'kind-' || n / 12 % 5], '/'), true from made`)
  await client.query(`insert into product_colours (colour_row_id, product_id, position, colour_id, name_en, name_zh, hex)
    select colour_row_id, product_id, 0, 'black', 'Black', '黑色', '#000000' from made`)
  await client.query(`insert into colour_pictures (colour_row_id, position, media_hash, alt_en, alt_zh)
    select colour_row_id, 0, '${'a'.repeat(32)}', 'A piece.', '一件。' from made where n % 50 <> 0`)
  await client.query(`insert into variants (sku_id, product_id, colour_row_id, position, size, size_system, item_number)
    select sku_id, product_id, colour_row_id, 0, 'M', '', 'IT' || n || '-M' from made`)
  await client.query(`insert into offers (offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at)
    select gen_random_uuid(), sku_id, merchant_id, price, case when n % 3 = 0 then price * 7 / 10 else price end, chance % 30, now()
    from made, merchants where is_house and n % 100 <> 0`)
  await client.query('commit')
  await client.query('analyze')
  for (let from = 0; from < products; from += 50_000)
    await client.query(`select refresh_product_facts(array_agg(product_id)) from products
      where spu_code in (select 'BN' || n from generate_series(${from + 1}, ${from + 50_000}) n)`)
  await judge(client)
  for (const index of indexes) await client.query(index)
  await client.query('vacuum analyze')
}

/** As the rule for what is missing says of each, which would read half a million documents. */
async function judge(client: Client): Promise<void> {
  await client.query(`update product_facts f set lacks = array_remove(array[case when n % 50 = 0 then 'picture' end,
      case when n % 40 = 0 then 'chinese' end, case when n % 100 = 0 then 'price' end], null)
    from (select product_id, substr(spu_code, 3)::int as n from products where spu_code like 'BN%') p where p.product_id = f.product_id`)
}

/** Those that are slow to fill are made when everything is there. */
async function takeIndexesDown(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename in ('products', 'product_facts') and indexdef like '%USING gin%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

import { describe, expect, test } from 'vitest'
import { lettersOf, wordsOfHtml } from './html-words.rules.ts'
import { readFile } from './read-file.builders.ts'

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Gift Card,SEO Title,Cost per item,Status'
/** A row of Shopify's, of which only what matters is told. */
const shopifyRow = (cells: Record<string, string>): string =>
  SHOPIFY.split(',')
    .map((head) => `"${(cells[head] ?? '').replaceAll('"', '""')}"`)
    .join(',')
const shopify = (...rows: Record<string, string>[]): string => [SHOPIFY, ...rows.map(shopifyRow)].join('\n')

describe('words', () => {
  test.each([
    ['Men&rsquo;s caf&eacute; &ndash; r&#233;sum&#xe9;', 'Men’s café – résumé'],
    ['Width < 9 cm & height > 4 cm', 'Width < 9 cm & height > 4 cm'],
    ['Love <3 you', 'Love <3 you'],
    ['<table><tr><td>Bust</td><td>90</td></tr><tr><td>Waist</td><td>70</td></tr></table>', 'Bust 90\nWaist 70'],
    ['One<script>if (a<b) x()</script><!-- no --><p>Two<br/>Three', 'One\nTwo\nThree'],
    ['R&D &unknownname; &amp;amp;', 'R&D &unknownname; &amp;'],
  ])('%j says %j', (html, words) => expect(wordsOfHtml(html)).toBe(words))
  test('of a title are kept whole, in letters, and pictures and scripts of a description go', async () => {
    const told = {
      Title: 'D&eacute;collet&eacute; < 3 cm & heel > 7 cm',
      'Body (HTML)': '<p>Silk<img src="a.png"><style>p{}</style></p>',
    }
    const [pump] = (await readFile(shopify({ Handle: 'pump', 'Variant Price': '9', ...told }))).products
    expect([pump?.name.en, pump?.description.en]).toEqual(['Décolleté < 3 cm & heel > 7 cm', 'Silk'])
  })
  test('every named letter of HTML is one', () => {
    expect(['&euro;', '&Eacute;', '&eacute;', '&trade;', '&hearts;', '&check;', '&nbsp;'].map(lettersOf).join('')).toBe('€Éé™♥✓ ')
  })
})

describe('variants that share a number', () => {
  const row = { Handle: 'scarf', Title: 'Scarf', 'Option1 Name': 'Size', 'Variant SKU': 'SC', 'Variant Price': '90' }
  test('are told apart by their sizes, each with its own price and pieces', async () => {
    const file = shopify(
      { ...row, 'Option1 Value': 'S', 'Variant Inventory Qty': '1' },
      { ...row, 'Option1 Value': 'L', 'Variant Price': '120' },
    )
    const [scarf] = (await readFile(file)).products
    expect(scarf?.variants).toMatchObject([
      { itemNumber: 'SC-S', size: 'S', saleCents: 9_000, pieces: 1 },
      { itemNumber: 'SC-L', size: 'L', saleCents: 12_000 },
    ])
    expect(scarf?.problems.map(({ problem }) => problem)).toEqual(['number-shared', 'number-shared'])
  })
  test('are refused where nothing tells them apart, or where the sheet is the shop’s own', async () => {
    const same = shopify({ ...row, 'Option1 Value': 'S' }, { ...row, 'Option1 Value': 'S', 'Variant Price': '120' })
    const own = 'article_number,item_number,size,sale_price\nA,A-1,38,90\nA,A-1,40,90\n'
    for (const file of [same, own])
      expect((await readFile(file)).products[0]?.problems).toEqual([
        { row: 3, field: 'item_number', problem: 'item-number-twice' },
      ])
  })
})

describe('a sale price has its time', () => {
  const head = 'article_number,item_number,size,list_price,sale_price,sale_from,sale_until'
  test.each([
    ['2026-01-01', '2026-02-01', 50_000, undefined],
    ['2026-11-01', '2026-12-31', 50_000, { cents: 30_000, from: '2026-10-31T16:00:00.000Z', until: '2026-12-31T16:00:00.000Z' }],
    ['12/24/26', '', 50_000, { cents: 30_000, from: '2026-12-23T16:00:00.000Z' }],
    ['31/12/2025', '', 30_000, undefined],
    ['', '', 30_000, undefined],
  ])('from %j until %j', async (from, until, asked, sale) => {
    const { products } = await readFile(`${head}\nA,A-1,38,500,300,${from},${until}\n`)
    expect(products[0]?.variants[0]).toMatchObject({ listCents: 50_000, saleCents: asked })
    expect(products[0]?.variants[0]?.sale).toEqual(sale)
  })
  test.each([
    ['2025-11-01', '2025-11-11', { saleCents: 50_000 }],
    ['2026-12-20', '2026-12-27', { saleCents: 50_000, sale: { cents: 30_000, until: '2026-12-27T16:00:00.000Z' } }],
  ])('of WooCommerce from %s until %s', async (from, until, variant) => {
    const file = `ID,Type,SKU,Name,Sale price,Regular price,Date sale price starts,Date sale price ends\n1,simple,A,A,300,500,${from},${until}\n`
    const read = (await readFile(file)).products[0]?.variants[0]
    expect(read).toMatchObject({ listCents: 50_000, ...variant })
    expect(read?.sale === undefined).toBe(!('sale' in variant))
  })
  test('in a feed, too; and what nobody can read as a time is told', async () => {
    const feed = (times: string): string =>
      `id\ttitle\timage_link\tprice\tsale_price\tsale_price_effective_date\n1\tScarf\ta.jpg\t500 HKD\t300 HKD\t${times}`
    const later = await readFile(feed('2026-12-01T10:00+0800/2026-12-09T10:00+0800'))
    expect(later.products[0]?.variants[0]).toMatchObject({ saleCents: 50_000, sale: { until: '2026-12-09T02:00:00.000Z' } })
    expect((await readFile(feed('soon'))).products[0]?.problems).toMatchObject([{ field: 'sale_until', problem: 'time' }])
  })
})

describe('what a product is where it comes from', () => {
  test.each([
    [{ Status: 'draft', Published: 'TRUE' }, { isDraft: true }],
    [
      { Status: 'archived', Published: 'TRUE' },
      { isDraft: false, listed: false },
    ],
    [
      { Status: 'active', Published: 'FALSE' },
      { isDraft: false, listed: false },
    ],
    [
      { Status: 'active', Published: 'TRUE' },
      { isDraft: false, listed: true },
    ],
    [{ 'Gift Card': 'true' }, { notSold: 'gift-card' }],
  ])('%j of Shopify', async (cells, standing) => {
    const { products } = await readFile(shopify({ Handle: 'x', Title: 'X', 'Variant Price': '9', ...cells }))
    expect(products[0]).toMatchObject(standing)
  })
  const WOO =
    'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'
  test.each([
    ['1,simple,A,A,1,hidden,1,4,90,Bags,,,', { listed: false }],
    ['1,simple,A,A,0,visible,1,4,90,Bags,,,', { listed: false }],
    ['1,simple,A,A,-1,visible,1,4,90,Bags,,,', { isDraft: true }],
    ['1,simple,A,A,1,visible,0,4,90,Bags,,,', { listed: true, variants: [{ pieces: 0 }] }],
    ['1,grouped,A,A,1,visible,1,,,Bags,,,', { notSold: 'grouped' }],
    ['1,external,A,A,1,visible,1,,90,Bags,,,', { notSold: 'external' }],
    ['1,"simple, virtual",A,A,1,visible,1,,90,Bags,,,', { notSold: 'not-goods' }],
    ['1,simple,A,A,1,visible,1,4,90,"Hats\\, Caps, Bags",,,', { categories: ['Hats, Caps', 'Bags'] }],
    ['1,simple,A,A,1,visible,1,4,90,"Bags, Bags > Totes",,,', { categories: ['Bags > Totes'] }],
    ['1,simple,A,A,1,visible,1,4,90,Bags,,Fabric,"Linen, Silk"', { facts: ['Fabric: Linen, Silk'], variants: [{}] }],
  ])('%s of WooCommerce', async (row, product) => {
    expect((await readFile(`${WOO}\n${row}\n`)).products[0]).toMatchObject(product)
  })
  test('variations find their parent by its id, whether it has a number or none, and wherever it stands', async () => {
    const rows = [
      '8,variation,K-S,K - S,1,visible,1,4,90,,id:7,Taille,S',
      '7,variable,K,Kimono,1,visible,1,,,Robes,,Taille,"S, M"',
      '9,variation,,K - M,1,visible,1,2,90,,id:7,Taille,M',
      '20,variable,,Cape,1,visible,1,,,Robes,,Couleur,Noir',
      '21,variation,C-N,C,1,visible,1,2,90,,id:20,Couleur,Noir',
    ]
    const { products } = await readFile([WOO, ...rows].join('\n'))
    expect(products.map(({ name, variants }) => [name.en, variants.map(({ itemNumber, size }) => [itemNumber, size])])).toEqual([
      [
        'Kimono',
        [
          ['K-S', 'S'],
          ['K-M', 'M'],
        ],
      ],
      ['Cape', [['C-N', undefined]]],
    ])
    expect(products[1]?.variants[0]?.colour).toMatchObject({ word: 'Noir' })
  })
})

test('a variation that leaves a size open is one of each size, and what is the same everywhere is a fact', async () => {
  const head =
    'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)'
  const rows = [
    '1,variable,TEE,Tee,,,Color,"Blue, Red",Size,"S, M",Logo,"Yes, No"',
    '2,variation,TEE-B,Tee,90,TEE,Color,Blue,Size,,Logo,No',
    '3,variation,TEE-R,Tee,80,TEE,Color,Red,Size,M,Logo,No',
  ]
  const [tee] = (await readFile([head, ...rows].join('\n'))).products
  expect(tee?.variants.map(({ itemNumber, size, colour, saleCents }) => [itemNumber, size, colour?.name.en, saleCents])).toEqual([
    ['TEE-B-S', 'S', 'Blue', 9_000],
    ['TEE-B-M', 'M', 'Blue', 9_000],
    ['TEE-R', 'M', 'Red', 8_000],
  ])
  expect(tee?.facts).toEqual(['Logo: No'])
})

test('a side that stands among the tags, and what Shopify has for Google, are taken along', async () => {
  const head =
    'Handle,Title,Tags,Option1 Name,Option1 Value,Variant Price,Google Shopping / Google Product Category,Google Shopping / MPN'
  const { products } = await readFile(`${head}\nshirt,Shirt,"linen, men",Title,Default Title,90,212,M-77\n`)
  expect(products[0]).toMatchObject({ gender: 'men', articleNumber: 'M-77', categories: ['212'] })
})

test('options that are neither colour nor size become no size', async () => {
  const row = { Handle: 'ring', Title: 'Ring', 'Option1 Name': 'Metal', 'Option2 Name': 'Engraving', 'Variant Price': '9' }
  const [ring] = (
    await readFile(
      shopify(
        { ...row, 'Option1 Value': 'Gold', 'Option2 Value': 'Yes' },
        { ...row, 'Option1 Value': 'Gold', 'Option2 Value': 'No' },
      ),
    )
  ).products
  expect(ring?.variants.map(({ size, colour }) => [size, colour?.word, colour?.name.en])).toEqual([
    [undefined, 'Gold', 'Gold / Yes'],
    [undefined, 'Gold', 'Gold / No'],
  ])
})

test('what other tools say of search, cost and weight is taken along', async () => {
  const [hat] = (
    await readFile(
      shopify({
        Handle: 'hat',
        Title: 'Hat',
        Tags: 'straw, summer, 草帽',
        'SEO Title': 'A hat',
        'Cost per item': '40',
        'Variant Grams': '250',
        'Variant Price': '90',
      }),
    )
  ).products
  expect(hat).toMatchObject({
    metaTitle: { en: 'A hat' },
    searchWords: { en: 'straw, summer', zh: '草帽' },
    weight: '250 g',
    variants: [{ costCents: 4_000 }],
  })
})

describe('sheets of one’s own', () => {
  test('without numbers of products have a product in each row, and its further sizes below it', async () => {
    const file = 'sku,name,size,price\nB1,Red bag,,100\nB2,Blue bag,,120\nT1,Tee,S,90\nT2,Tee,M,90\n'
    expect((await readFile(file)).products.map(({ articleNumber, variants }) => [articleNumber, variants.length])).toEqual([
      ['B1', 1],
      ['B2', 1],
      ['T1', 2],
    ])
    const none = (await readFile('name,price,brand\nRed bag,100,Zoé\nBlue bag,120,Zoé\n')).products
    expect(none.map(({ articleNumber, variants }) => [articleNumber, variants[0]?.itemNumber])).toEqual([
      ['zoe-red-bag', 'zoe-red-bag'],
      ['zoe-blue-bag', 'zoe-blue-bag'],
    ])
  })
  test('have their option columns used', async () => {
    const file =
      'article_number,name_en,option_1_name,option_1,option_2_name,option_2,item_number,price\nA,Hat,Colour,Black,Size,M,A-M,90\n'
    expect((await readFile(file)).products[0]?.variants).toMatchObject([{ colour: { word: 'Black' }, size: 'M' }])
  })
  test('are read in GB18030 and below Excel’s own first line, whose row counts', async () => {
    // 货号,名称,颜色,售价 / B-2,羊毛围巾,蓝色,680 in the letters of the mainland.
    const gb = Buffer.from('bbf5bac52cc3fbb3c62cd1d5c9ab2ccadbbcdb0a422d322cd1f2c3abcea7bded2cc0b6c9ab2c3638300a', 'hex')
    expect((await readFile(gb)).products[0]).toMatchObject({
      articleNumber: 'B-2',
      name: { zh: '羊毛围巾' },
      variants: [{ saleCents: 68_000 }],
    })
    const hinted = await readFile('sep=;\narticle_number;name_en;price\nA;Hat, wide;90,5\n')
    expect(hinted.products[0]).toMatchObject({ row: 3, name: { en: 'Hat, wide' }, variants: [{ saleCents: 9_050 }] })
  })
  test('keep a number that stands behind a quote', async () => {
    expect((await readFile("article_number,item_number,price\nA,'0123,90\n")).products[0]?.variants[0]?.itemNumber).toBe('0123')
    expect(
      (await readFile(shopify({ Handle: 'x', Title: 'X', 'Variant SKU': "'0123", 'Variant Price': '9' }))).products[0]
        ?.variants[0]?.itemNumber,
    ).toBe('0123')
  })
})

test('Magento: the configurable product has its simple ones as variants, wherever it stands, and its dates', async () => {
  const head =
    'sku,store_view_code,attribute_set_code,product_type,categories,name,price,special_price,special_price_to_date,product_online,visibility,additional_attributes,qty,is_in_stock,configurable_variations'
  const rows = [
    'T-S,,Default,simple,Default Category/Tops,Tee S,90.0000,60.0000,12/31/26,1,Not Visible Individually,"color=Blue,size=S,fabric=Linen",3.0000,1,',
    'T-L,,Default,simple,Default Category/Tops,Tee L,90.0000,,,1,Not Visible Individually,"color=Blue,size=L,fabric=Linen",0,0,',
    'T,,Default,configurable,"Default Category,Default Category/Tops",Tee,,,,1,"Catalog, Search",,0,1,"sku=T-S,size=S|sku=T-L,size=L"',
    'T,hk_zh,,,,恤衫,,,,,,,,,',
    'OFF,,Default,simple,Default Category/Tops,Off,90,,,2,"Catalog, Search",,1,1,',
  ]
  const { kind, products } = await readFile([head, ...rows].join('\n'))
  expect(kind).toBe('magento')
  expect(products).toMatchObject([
    {
      articleNumber: 'T',
      name: { en: 'Tee' },
      categories: ['Tops'],
      listed: true,
      variants: [
        { itemNumber: 'T-S', size: 'S', saleCents: 9_000, sale: { cents: 6_000, until: '2026-12-31T16:00:00.000Z' }, pieces: 3 },
        { itemNumber: 'T-L', size: 'L', pieces: 0 },
      ],
    },
    { articleNumber: 'OFF', listed: false },
  ])
})

test('Medusa: a product for each handle, in the currency of its price', async () => {
  const head =
    'Product Id,Product Handle,Product Title,Product Status,Variant Title,Variant Sku,Variant Inventory Quantity,Variant Option 1 Name,Variant Option 1 Value,Variant Price USD,Variant Price HKD'
  const { kind, products, judged } = await readFile(
    `${head}\np1,cap,Cap,published,M,C-M,4,Size,M,50,390\np1,cap,Cap,published,L,C-L,1,Size,L,50,390\n`,
  )
  expect([kind, judged.head]).toEqual(['medusa', 'HKD'])
  expect(products).toMatchObject([
    { articleNumber: 'cap', variants: [{ size: 'M', saleCents: 39_000, pieces: 4 }, { size: 'L' }] },
  ])
})

test('prices in another currency wait until somebody says what one of it is', async () => {
  const file = 'id\ttitle\timage_link\tprice\n1\tScarf\ta.jpg\t80.00 USD'
  expect((await readFile(file)).products[0]?.problems).toMatchObject([{ problem: 'currency' }])
  expect((await readFile(file, { currency: 'USD', rate: '7.8' })).products[0]?.variants).toMatchObject([{ saleCents: 62_400 }])
})

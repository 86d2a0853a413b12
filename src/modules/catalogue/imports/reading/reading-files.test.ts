import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { codeOf, guardedCell, joinEntries, plainCell, splitEntries } from './cell-values.rules.ts'
import { judgeFigures, readAmount, readPieces } from './figures.rules.ts'
import { wordsOfHtml } from './html-words.rules.ts'
import { guessColumns, headKey, REASON_HEAD } from './column-aliases.rules.ts'
import { readFile } from './read-file.builders.ts'
import { readTable } from './read-table.ts'
import { googleTsv, googleXml, shopifyCsv, wooCsv } from './sample-files.builders.ts'

describe('an amount is read as it is written', () => {
  test.each([
    ['1280', 128_000],
    ['1,280.50', 128_050],
    ['1.280,50', 128_050],
    ['1280,5', 128_050],
    ['HK$1,280', 128_000],
    ['1280.00 HKD', 128_000],
    ['1 280,00', 128_000],
    ["1'280.00", 128_000],
    ['0.50', 50],
    ['34.5000', 3_450],
    ['1,280', 128_000],
    ['12,345,678', 1_234_567_800],
  ])('%s', (cell, cents) => expect(readAmount(cell)).toMatchObject({ cents }))
  test.each(['', 'free', '1.2.3', '1.280,50,1', '-5', '12e3', '1E+03', '1,28,0'])('“%s” is none', (cell) =>
    expect(readAmount(cell)).toBeUndefined(),
  )
  test.each([
    ['99.00 USD', 'USD'],
    ['€ 12', 'EUR'],
    ['¥1280', '¥'],
  ])('%s says its currency', (cell, currency) => expect(readAmount(cell)).toMatchObject({ currency }))
})

describe('a figure that may be thousands or three decimals is told by its whole column', () => {
  const inColumn = (cell: string, ...others: string[]) => {
    const read = readAmount(cell, judgeFigures([cell, ...others]))
    return typeof read === 'object' ? read.cents : read
  }
  test.each([
    ['34.500', ['12.750', '0.900'], 3_450],
    ['34.500', ['99.9', '120'], 3_450],
    ['34.500', ['1.280,50'], 3_450_000],
    ['34.500', ['99,50', '1.280'], 3_450_000],
    ['1,280', ['640', '99.50'], 128_000],
    ['34,500', ['0,900', '12,750'], 3_450],
    ['1.280', ['1.280.000'], 128_000],
  ])('%s among %j', (cell, others, cents) => expect(inColumn(cell, ...others)).toBe(cents))
  test.each([
    ['34.500', ['12.750']],
    ['34.500', ['1,280.00', '980,50']],
    ['1,280', ['99,50']],
  ])('%s among %j is asked about', (cell, others) => expect(inColumn(cell, ...others)).toBe('unsure'))
})

test('pieces are whole, and fewer than none are none', () => {
  expect(['4', '4.00', '-3', '0', '3.0000', '1,000', '10,000'].map((cell) => readPieces(cell))).toEqual([
    4, 4, 0, 0, 3, 1_000, 10_000,
  ])
  expect(['4.5', 'many', '', '1E+03'].map((cell) => readPieces(cell))).toEqual(Array(4).fill(undefined))
  expect(readPieces('1.000')).toBe('unsure')
  expect(readPieces('1,000', undefined, ',')).toBe('unsure')
  expect(readPieces('1.000', judgeFigures(['1.000', '2.500'], true))).toBe(1_000)
  expect(readPieces('4.000', judgeFigures(['4.000', '0.000'], true))).toBe(4)
})

test('no cell of ours is a formula to a spreadsheet, and each comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', '1', ' ') }).map((cell) => cell.trim())
  fc.assert(
    fc.property(text, (cell) => {
      expect(guardedCell(cell)).not.toMatch(/^[=+\-@\t\r]/)
      expect(plainCell(guardedCell(cell))).toBe(cell)
    }),
  )
})

test('entries of a cell come back whatever marks they hold', () => {
  const part = fc
    .string({ unit: fc.constantFrom('|', '\\', '\n', 'n', 'a', ' ', '-'), minLength: 1 })
    .map((text) => text.trim() || 'x')
  const entries = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
  fc.assert(
    fc.property(entries, (list) => {
      expect(splitEntries(joinEntries(list))).toEqual(list)
    }),
  )
})

test('words of HTML are its paragraphs, and a page of nothing but beginnings takes no longer', () => {
  expect(wordsOfHtml('<p>One&nbsp;&amp; two</p><ul><li>Three</li></ul><script>x()</script>')).toBe('One & two\nThree')
  const before = process.threadCpuUsage()
  wordsOfHtml('<'.repeat(30_000))
  wordsOfHtml('<script>'.repeat(4_000))
  // What this thread has worked: how long others were at work meanwhile is no matter of the page.
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500)
})

test('a number of ours is as different as what it was made of', () => {
  expect(codeOf('WC-BLK S')).toBe('WC-BLK S')
  expect(codeOf('羊毛大衣')).not.toBe(codeOf('羊毛外套'))
  expect(codeOf('a'.repeat(60)).length).toBeLessThanOrEqual(40)
  expect(codeOf(`${'a'.repeat(60)}b`)).not.toBe(codeOf(`${'a'.repeat(60)}c`))
})

describe('a file of Shopify', () => {
  test('has its variants, prices, pictures and blank handles understood', async () => {
    const { kind, products } = await readFile(shopifyCsv)
    expect(kind).toBe('shopify')
    const [coat, card] = products
    expect(coat).toMatchObject({
      brand: 'Aurelie',
      articleNumber: 'wool-coat',
      name: { en: 'Wool Coat' },
      listed: true,
      problems: [],
    })
    expect(coat?.description.en).toBe('Double-faced wool.\nMade in Italy')
    expect(coat?.variants).toMatchObject([
      { itemNumber: 'WC-BLK-S', size: 'S', colour: { word: 'Black' }, listCents: 1_280_000, saleCents: 960_000, pieces: 4 },
      { itemNumber: 'WC-BLK-M', size: 'M', colour: { word: 'Black' }, pieces: 2 },
      {
        itemNumber: 'wool-coat-Camel-S',
        size: 'S',
        colour: { word: 'Camel' },
        listCents: 960_000,
        saleCents: 960_000,
        pieces: 0,
      },
    ])
    const ofColour = (colour: string | undefined) =>
      coat?.pictures.flatMap((one) => (one.colour?.word === colour ? [one.source] : []))
    expect(ofColour('Camel')).toEqual(['camel.jpg'])
    expect(ofColour(undefined)).toEqual(['black.jpg', 'black-2.jpg', 'camel.jpg', 'back.jpg'])
    expect(card?.variants).toMatchObject([{ itemNumber: 'gift-card', colour: undefined }])
    expect(card?.variants[0]?.saleCents).toBeUndefined()
  })
})

test.each([
  ['Chinese columns', 'Handle,Title,name_zh,Option1 Name,中文描述,Body (HTML)', 'coat,Coat,大衣,Size,一件大衣。,<p>A coat.</p>'],
  ['English columns', 'Handle,Title,英文名稱,Option1 Name,英文描述,Body (HTML)', 'coat,大衣,Coat,Size,A coat.,<p>一件大衣。</p>'],
])('%s that a shop adds to the file of another tool are the other language', async (_, header, row) => {
  const { kind, products } = await readFile(`${header},Variant SKU\n${row},C-1`)
  expect(kind).toBe('shopify')
  expect(products[0]).toMatchObject({ name: { en: 'Coat', zh: '大衣' }, description: { en: 'A coat.', zh: '一件大衣。' } })
})

test('of two columns for one thing the one that says something counts', () => {
  const header = ['Handle', 'Product Category', 'Type', 'Option1 Name']
  const places = (first: string[]) => guessColumns('shopify', header, first).map((field) => field === 'categories')
  expect(places(['coat', '', 'Coats'])).toEqual([false, false, true, false])
  expect(places(['coat', 'Apparel > Coats', 'Coats'])).toEqual([false, true, false, false])
})

test('a file of WooCommerce has its variations under their product, and amounts with commas', async () => {
  const { kind, products } = await readFile(wooCsv)
  expect(kind).toBe('woocommerce')
  expect(products[0]).toMatchObject({
    articleNumber: 'BAG-9',
    name: { en: 'Leather Bag' },
    categories: ['Bags > Tote bags', 'Sale'],
  })
  expect(products[0]?.variants).toMatchObject([
    { itemNumber: 'BAG-9-B', colour: { word: 'Black' }, listCents: 128_000, saleCents: 118_050, pieces: 3 },
    { itemNumber: 'BAG-9-R', colour: { word: 'Red' }, listCents: 128_000, saleCents: 128_000, pieces: 0 },
  ])
  expect(products[1]?.variants).toMatchObject([{ itemNumber: '51-90', size: '90', saleCents: 48_000 }])
})

test('a product feed is grouped by its group, in tabs or XML, and another currency is refused', async () => {
  const { kind, products } = await readFile(googleTsv)
  expect(kind).toBe('google')
  expect(products[0]).toMatchObject({
    articleNumber: 'SH1',
    gender: 'women',
    variants: [{ itemNumber: 'SH-1-38' }, { itemNumber: 'SH-1-40' }],
  })
  expect(products[1]?.problems).toEqual([{ row: 4, field: 'list_price', problem: 'currency' }])
  const xml = await readFile(googleXml)
  expect(xml.kind).toBe('google')
  expect(xml.products[0]).toMatchObject({ name: { en: 'Silk & Shirt' }, description: { en: 'A shirt.' } })
  expect(xml.products[0]?.pictures.map(({ source }) => source)).toEqual(['shirt.jpg', 'a.jpg', 'b.jpg'])
})

test('what a feed says of sending a piece is no price of it, and a piece that is gone has none left', async () => {
  const item = (id: string, more: string): string =>
    `<item><g:id>${id}</g:id><g:item_group_id>HAT</g:item_group_id><title>Hat</title><g:image_link>a.jpg</g:image_link><g:price>640 HKD</g:price>${more}</item>`
  const sent = '<g:shipping><g:country>MO</g:country><g:price>90 HKD</g:price></g:shipping>'
  const items = [
    item('H1', '<g:availability>out_of_stock</g:availability>'),
    item('H2', `<g:availability>in_stock</g:availability>${sent}`),
  ]
  const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`
  const [hat, ...others] = (await readFile(feed)).products
  expect(others).toEqual([])
  expect(hat?.variants.map(({ itemNumber, saleCents, pieces }) => [itemNumber, saleCents, pieces])).toEqual([
    ['H1', 64_000, 0],
    ['H2', 64_000, undefined],
  ])
})

describe('whatever saved the file', () => {
  const sheet = '貨號;品牌;中文名稱;售價\r\nA1;Aurelie;羊毛大衣及圍巾;1280\r\n'
  const big5 = Buffer.concat([Buffer.from('article_number;name_zh\nA1;'), Buffer.from('a6cfa4f2a46aa6e7', 'hex')])
  test('its letters are read: UTF-8 with a mark, UTF-16, Big5, Windows-1252', async () => {
    expect((await readFile(`\ufeff${sheet}`)).products[0]).toMatchObject({ articleNumber: 'A1', name: { zh: '羊毛大衣及圍巾' } })
    expect((await readFile(Buffer.from(`\ufeff${sheet}`, 'utf16le'))).products[0]?.name.zh).toBe('羊毛大衣及圍巾')
    expect((await readFile(big5)).products[0]?.name.zh).toBe('羊毛大衣')
    const latin = Buffer.from('article_number,name_en\nA1,Café crème à la carte\n', 'latin1')
    expect((await readFile(latin)).products[0]?.name.en).toBe('Café crème à la carte')
  })
  test('what a spreadsheet has made of a size, a number or a price is told, and a span of sizes is one', async () => {
    const file =
      'article_number,item_number,size,list_price\nA1,A1-1,10-Dec,9\nA2,1.23E+12,M,9\nA3,A3-1,M,2E+03\nA4,A4-1,8-10,9\n'
    const { products } = await readFile(file)
    expect(products.map(({ problems }) => problems)).toEqual([
      [{ row: 2, field: 'size', problem: 'excel-changed' }],
      [{ row: 3, field: 'item_number', problem: 'excel-changed' }],
      [{ row: 4, field: 'list_price', problem: 'excel-changed' }],
      [],
    ])
    expect(products[3]?.variants[0]?.size).toBe('8-10')
  })
  test('a workbook says what whoever wrote it sees: days, times, sums and long numbers', async () => {
    const cells = [
      { value: new Date(Date.UTC(2026, 11, 1)), type: Date, format: 'dd/mm/yyyy' },
      { value: new Date(Date.UTC(2026, 11, 1, 10, 30)), type: Date, format: 'dd/mm/yyyy hh:mm' },
      { value: 2480 * 0.7, type: Number },
      { value: 4_891_234_567_890, type: Number },
    ]
    const workbook = await writeWorkbook([cells]).toBuffer()
    const lines: string[][] = []
    for await (const line of readTable(workbook)) lines.push(line.map(String))
    expect(lines).toEqual([['2026-12-01', '2026-12-01 10:30', '1736', '4891234567890']])
  })
  test('a price that a workbook has worked out is one to the cent, a text is what it says, and a size keeps all its places', async () => {
    const header = ['article_number', 'item_number', 'size', 'list_price', 'sale_price'].map((value) => ({ value, type: String }))
    const line = (number: string, list: number | string, sale: number): { value: string | number }[] =>
      [number, `${number}-1`, 7.125, list, sale].map((value) => ({ value }))
    const lines = [line('A1', '1,280', 89.99 * 7.8), line('A2', 1280 / 3, 89.985), line('A3', 1280, 0)]
    const { products } = await readFile(await writeWorkbook([header, ...lines]).toBuffer())
    expect(
      products.flatMap(({ variants }) => variants.map(({ listCents, saleCents, size }) => [listCents, saleCents, size])),
    ).toEqual([
      [128_000, 70_192, '7.125'],
      [42_667, 8_999, '7.125'],
      [128_000, undefined, '7.125'],
    ])
  })

  test('what is no table is none', async () => {
    await expect(readFile(Buffer.from([0x89, 0x50, 0, 0, 0xff, 0xfe, 0, 1]))).rejects.toThrow('cannot be read')
  })
})

test('columns are remembered for a file that came back with reasons', () => {
  const header = ['Handle', 'Title']
  expect(headKey('shopify', [...header, REASON_HEAD])).toBe(headKey('shopify', header))
})

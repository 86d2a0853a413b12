import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildDemoCatalogue } from './demo-catalogue.ts'
import { bigramsOf } from '../../src/modules/search/words/tokenizer.ts'
import type { DemoPicture, DemoProduct } from './demo-types.ts'
import { isRender } from './pictures.ts'

const catalogue = buildDemoCatalogue()
const { brands, merchants, products } = catalogue
const names = products.map((product) => product.name)
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the shape of the sheet it names
const reference = <Sheet>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/modules/catalogue/reference/${name}.json`, import.meta.url), 'utf8')) as Sheet

type Node = { path: string; children?: Node[] }
const leavesUnder = (node: Node): string[] => (node.children?.length ? node.children.flatMap(leavesUnder) : [node.path])
const leaves = reference<{ tree: Node[] }>('categories').tree.flatMap(leavesUnder)
const materials = new Set(reference<{ materials: { id: string }[] }>('materials').materials.map((material) => material.id))
const colours = new Set(reference<{ colours: { id: string }[] }>('colours').colours.map((colour) => colour.id))
const colourSheets = JSON.parse(readFileSync(new URL('./words/colours.json', import.meta.url), 'utf8')) as Record<
  string,
  [id: string, en: string, zh: string, hex: string]
>
const sizeTables = Object.keys(reference<Record<string, unknown>>('sizes'))

const listsOf = (product: DemoProduct) => (product.gender === 'unisex' ? ['women', 'men'] : [product.gender])
const repeated = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)
const countBy = (keys: string[]) =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>())

describe('the demo catalogue', () => {
  it('has at least 64 brands and 1,000 products', () => {
    expect(brands.length).toBeGreaterThanOrEqual(64)
    expect(products.length).toBeGreaterThanOrEqual(1000)
    expect(merchants.length).toBeGreaterThanOrEqual(9)
  })

  it('is the same every time', () => {
    expect(JSON.stringify(buildDemoCatalogue())).toBe(JSON.stringify(catalogue))
  })

  it('fills every leaf category with five products or more', () => {
    const counts = countBy(products.flatMap((product) => product.categories))
    expect(leaves.filter((leaf) => (counts.get(leaf) ?? 0) < 5)).toEqual([])
    expect([...counts.keys()].filter((path) => !leaves.includes(path))).toEqual([])
  })

  it('shows jeans, wide trousers and knits draped, all colours of one product in one cut', () => {
    const draped = products.flatMap((product) => {
      const designs = product.colours.map(({ pictures }) => /^(trousers|sweater)-[a-z]/.exec(pictures[0]?.file ?? '')?.[0] ?? '')
      return designs.some(Boolean) ? [[...new Set(designs)]] : []
    })
    expect(draped.length).toBeGreaterThanOrEqual(21)
    expect(draped.filter((designs) => designs.length > 1)).toEqual([])
    expect([...new Set(draped.flat())].sort()).toEqual([
      'sweater-c',
      'sweater-d',
      'sweater-e',
      'trousers-c',
      'trousers-d',
      'trousers-e',
    ])
  })

  it('shows every garment that was draped', () => {
    const shown = new Set(products.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures.map(({ file }) => file))))
    const draped = readdirSync(new URL('../media/720', import.meta.url)).filter((name) => /^(trousers|sweater)-[a-z]-/.test(name))
    expect(draped.length).toBe(54)
    expect(draped.filter((name) => !shown.has(name.replace('.avif', '')))).toEqual([])
  })

  it('sells every brand', () => {
    const sold = new Set(products.map((product) => product.brandCode))
    expect(brands.filter((brand) => !sold.has(brand.code)).map((brand) => brand.code)).toEqual([])
  })

  it('gives at least six brands a Chinese alias first', () => {
    expect(brands.filter((brand) => /\p{Script=Han}/u.test(brand.aliases[0] ?? '')).length).toBeGreaterThanOrEqual(6)
  })

  it('gives every product its own code, article number and name within its brand', () => {
    expect(repeated(products.map((product) => product.spuCode))).toEqual([])
    expect(repeated(products.map((product) => product.articleNumber))).toEqual([])
    expect(repeated(products.map((product) => `${product.brandCode} ${product.name.en}`))).toEqual([])
    expect(repeated(products.map((product) => `${product.brandCode} ${product.name.zh}`))).toEqual([])
    const variants = products.flatMap((product) => product.colours.flatMap((colour) => colour.variants))
    expect(repeated(variants.map((variant) => variant.itemNumber))).toEqual([])
  })

  it('keeps names to one line', () => {
    expect(names.filter(({ en, zh }) => en.length > 48 || zh.length - zh.indexOf('」') > 16)).toEqual([])
  })

  it('gives every product its style name in Chinese as in English, and says no Chinese word of a title twice', () => {
    const wrong = names.filter(({ en, zh }) => {
      const [, style = '?', what = ''] = /^「(.+?)」(.+)$/.exec(zh) ?? []
      return !en.startsWith(`${style} `) || repeated(bigramsOf(what)).length > 0
    })
    expect(wrong).toEqual([])
  })

  it('never describes two products of a leaf in the same words', () => {
    expect(repeated(products.map((product) => `${product.categories[0]} ${product.description.en}`))).toEqual([])
    expect(repeated(products.map((product) => `${product.categories[0]} ${product.description.zh}`))).toEqual([])
  })
})

describe('the pictures of the demo catalogue', () => {
  it('gives every colour four pictures or more', () => {
    expect(products.flatMap((product) => product.colours).filter((colour) => colour.pictures.length < 4)).toEqual([])
  })

  it('serves no picture to more than three products', () => {
    const perProduct = products.flatMap((product) => [
      ...new Set(product.colours.flatMap((colour) => colour.pictures.map(({ file }) => file))),
    ])
    expect([...countBy(perProduct)].filter(([, count]) => count > 3)).toEqual([])
  })

  it('has a file for each of them, and no file that is not shown', () => {
    const shown = new Set(products.flatMap(({ colours: all }) => all.flatMap(({ pictures }) => pictures.map(({ file }) => file))))
    const filesOf = (width: string) =>
      readdirSync(new URL(`../media/${width}`, import.meta.url)).map((name) => name.replace(/\.avif$/, ''))
    const large = filesOf('720').filter((name) => !name.startsWith('scene-'))
    expect(large.toSorted()).toEqual([...shown].toSorted())
    const fronts = products.flatMap(({ colours: all }) => all.map(({ pictures }) => pictures[0]?.file))
    const small = new Set(filesOf('360'))
    expect(fronts.filter((file) => !file || !small.has(file))).toEqual([])
  })

  it('shows a main picture once in each gender’s lists and once in a brand', () => {
    const main = products.flatMap((product) =>
      product.colours.map((colour) => ({ product, key: (colour.pictures[0] as DemoPicture).file })),
    )
    expect(repeated(main.flatMap(({ product, key }) => listsOf(product).map((list) => `${list} ${key}`)))).toEqual([])
    expect(repeated(main.map(({ product, key }) => `${product.brandCode} ${key}`))).toEqual([])
  })

  it('draws no two products of a leaf with nearly the same look', () => {
    const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const near = (one: string, other: string) =>
      Math.hypot(...channels(one).map((value, at) => value - (channels(other)[at] ?? 0))) < 17
    const shades = Object.entries(colourSheets).sort(([one], [other]) => other.length - one.length)
    const drawn = products.flatMap((product) =>
      product.colours.flatMap(({ pictures }) => {
        const picture = pictures[0]
        if (!picture || isRender(picture)) return []
        const design = picture.file.replace(/-front$/, '')
        const [shade, sheet] = shades.find(([name]) => design.endsWith(`-${name}`)) ?? []
        if (!shade || !sheet) throw new Error(`no colour in the name of ${picture.file}`)
        const group = `${product.categories[0]} ${design.slice(0, -shade.length)}`
        return [{ group, colour: sheet[3], spuCode: product.spuCode }]
      }),
    )
    const alike = [...Map.groupBy(drawn, (entry) => entry.group).values()].flatMap((group) =>
      group.flatMap((one, at) =>
        group
          .slice(at + 1)
          .filter((other) => near(one.colour, other.colour))
          .map((other) => [one.spuCode, other.spuCode]),
      ),
    )
    expect(alike).toEqual([])
  })
})

describe('the facts of the demo catalogue', () => {
  it('adds every part of a composition up to a hundred, of known materials', () => {
    const wrong = products.filter((product) => {
      const parts = Map.groupBy(product.composition, (entry) => entry.part.en)
      return [...parts.values()].some((entries) => entries.reduce((sum, entry) => sum + entry.percent, 0) !== 100)
    })
    expect(wrong.map((product) => product.spuCode)).toEqual([])
    expect(products.flatMap((product) => product.composition).filter((entry) => !materials.has(entry.materialId))).toEqual([])
    expect(
      products
        .flatMap((product) => product.composition)
        .filter((entry) => /croc(odile)?$|alligator|python|lizard|ostrich|^fur$/.test(entry.materialId)),
    ).toEqual([])
  })

  it('uses colours and size tables the shop knows', () => {
    expect(
      products
        .flatMap((product) => product.colours)
        .filter((colour) => !colours.has(colour.colourId) || !/^#[0-9a-f]{6}$/i.test(colour.hex)),
    ).toEqual([])
    expect(products.filter((product) => product.sizeTable && !sizeTables.includes(product.sizeTable))).toEqual([])
    expect(products.flatMap((product) => product.colours).filter((colour) => colour.variants.length === 0)).toEqual([])
  })

  it('prices in whole dollars between HK$100 and HK$170,000, never above the list', () => {
    const offers = products.flatMap((product) =>
      product.colours.flatMap((colour) => colour.variants.flatMap((variant) => variant.offers)),
    )
    const wrong = offers.filter(
      (offer) =>
        offer.salePriceCents % 100 !== 0 ||
        offer.listPriceCents % 100 !== 0 ||
        offer.salePriceCents > offer.listPriceCents ||
        offer.listPriceCents < 18000 ||
        offer.listPriceCents > 17500000 ||
        offer.stock < 0,
    )
    expect(wrong).toEqual([])
    const known = new Set(merchants.map((merchant) => merchant.code))
    expect(offers.filter((offer) => !known.has(offer.merchantCode))).toEqual([])
    const buyers = new Set(merchants.filter(({ kind }) => kind === 'global-buyer').map(({ code }) => code))
    expect(buyers.size).toBe(2)
    expect(offers.filter((offer) => buyers.has(offer.merchantCode))).toEqual([])
  })

  it('has sales, sold-out sizes, last pieces, a lowest-price zone and reviews in the right measure', () => {
    const share = (test: (product: DemoProduct) => boolean) => products.filter(test).length / products.length
    const offersOf = (product: DemoProduct) =>
      product.colours.flatMap((colour) => colour.variants.flatMap((variant) => variant.offers))
    expect(share((product) => offersOf(product).some((offer) => offer.salePriceCents < offer.listPriceCents))).toBeGreaterThan(
      0.18,
    )
    expect(share((product) => offersOf(product).every((offer) => offer.stock === 0))).toBeGreaterThan(0.005)
    expect(products.filter((product) => product.inLowestPriceZone).length).toBeGreaterThanOrEqual(25)
    expect(products.filter((product) => product.arrivedDaysAgo <= 14).length).toBeGreaterThan(60)
    expect(share((product) => product.reviews.length > 0)).toBeGreaterThan(0.5)
  })

  it('flags precious products and never calls white gold platinum', () => {
    const fine = products.filter((product) => product.categories[0]?.includes('fine-jewellery'))
    expect(fine.filter((product) => !product.preciousProduct)).toEqual([])
    expect(JSON.stringify(products)).not.toMatch(/[^鉑]白金|K白金/)
  })
})

const allowedLatin = /\b(18K|999|925|950|316L|T|Polo|PVC|SPF|UPF|UV|UV400|PA|ml|cm|mm|g|A4|A|Z|C|IT|V)\b/g

describe('the Chinese of the demo catalogue', () => {
  const brandNames = [
    ...brands.map((brand) => brand.name),
    'PRAYA',
    ...brands.flatMap((brand) => brand.name.split(/[ &]+/)),
  ].sort((one, other) => other.length - one.length)
  const foreign = (zh: string) => {
    const bare = brandNames
      .reduce((text, name) => text.replaceAll(name, ''), zh)
      .replace(/^「.+?」/, '')
      .replaceAll(/PA\+{4}|T恤|V領/g, '')
      .replaceAll(allowedLatin, '')
    return /[A-Za-z]/.test(bare)
  }
  it('has no Latin words but names and units', () => {
    const texts = [
      ...brands.flatMap((brand) => [brand.story.zh, brand.origin.zh]),
      ...products.flatMap((product) => [
        product.name.zh,
        product.description.zh,
        product.madeIn.zh,
        ...product.highlights.map((text) => text.zh),
        ...product.care.map((text) => text.zh),
        ...product.measurements.flatMap((fact) => [fact.label.zh, fact.value.zh]),
        ...product.colours.map((colour) => colour.name.zh),
        ...product.reviews.map((review) => review.text.zh),
      ]),
    ]
    expect([...new Set(texts.filter(foreign))]).toEqual([])
  })
})

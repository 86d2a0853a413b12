import { describe, expect, it } from 'vitest'
import { buildDemoCatalogue } from './demo-catalogue.ts'
import type { DemoProduct } from './demo-types.ts'
import { buildHomePages, coversOf, demoAnnouncements } from './home-content.ts'
import { isRender } from './pictures.ts'

const catalogue = buildDemoCatalogue()
const { products } = catalogue
const repeated = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

describe('what leads a page of the demo shop', () => {
  const newest = (among: DemoProduct[]) => among.toSorted((one, other) => one.arrivedDaysAgo - other.arrivedDaysAgo)
  const clay = /^coat-|^sweater-[ab]-|^sandal-c|^[wm]-(?!perfume|tote|belt|boot|watch|bracelet|scarf)|^slide|^hair-accessory/
  const looksLikeClay = ({ colours: all }: DemoProduct) => clay.test(all[0]?.pictures[0]?.file ?? '')
  it.each(['women', 'men'] as const)('is nothing that looks modelled in clay: for %s', (side) => {
    const here = products.filter(({ gender }) => gender !== (side === 'women' ? 'men' : 'women'))
    const page = buildHomePages(catalogue)[side]
    const leading = [
      ...newest(here).slice(0, 40),
      ...page.brands.brandCodes.flatMap((code) => newest(here.filter(({ brandCode }) => brandCode === code)).slice(0, 1)),
      ...['bags', 'shoes', 'clothing', 'accessories'].flatMap((department) =>
        newest(here.filter(({ categories }) => categories[0]?.startsWith(`${side}/${department}/`))).slice(0, 1),
      ),
      ...[...page.tiles.links.map(({ spuCode }) => spuCode), ...page.editorials.flatMap(({ spuCodes }) => spuCodes)].flatMap(
        (code) => products.find(({ spuCode }) => spuCode === code) ?? [],
      ),
    ]
    expect(leading.filter(looksLikeClay).map(({ spuCode, name }) => `${spuCode} ${name.en}`)).toEqual([])
  })
})

describe('the home pages of the demo shop', () => {
  it('picks products that exist, once each', () => {
    const codes = new Set(products.map((product) => product.spuCode))
    for (const page of Object.values(buildHomePages(catalogue))) {
      const picks = [
        page.hero.leftSpuCode,
        page.hero.rightSpuCode,
        ...page.tiles.links.map(({ spuCode }) => spuCode),
        ...page.editorials.flatMap((editorial) => editorial.spuCodes),
      ]
      expect(picks.filter((code) => !codes.has(code))).toEqual([])
      expect(repeated(picks)).toEqual([])
      expect(page.brands.brandCodes).toHaveLength(4)
      expect(page.designers.brandCodes).toHaveLength(12)
    }
    expect(demoAnnouncements).toHaveLength(4)
  })

  it('leads with new things as dear as its first words promise, modelled and never reduced', () => {
    for (const { season, brands, looks } of Object.values(buildHomePages(catalogue))) {
      const pieces = season.spuCodes.flatMap((code) => products.filter(({ spuCode }) => spuCode === code))
      expect(pieces.length).toBeGreaterThan(8)
      for (const { colours, arrivedDaysAgo, categories } of pieces) {
        const offers = colours.flatMap(({ variants }) => variants.flatMap((variant) => variant.offers))
        expect(offers.filter((offer) => offer.salePriceCents < 2_500_00 || offer.salePriceCents < offer.listPriceCents)).toEqual(
          [],
        )
        expect(colours[0]!.pictures.slice(0, 1).filter((picture) => !isRender(picture))).toEqual([])
        expect(arrivedDaysAgo).toBeLessThanOrEqual(60)
        expect(categories[0]).not.toMatch(/jewellery\/(?!watches)|beauty|homeware/)
      }
      expect(looks).toHaveLength(3)
      const covers = coversOf(products)
      expect(brands.brandCodes.filter((code) => !covers.has(code))).toEqual([])
      expect(repeated(brands.spuCodes)).toEqual([])
    }
  })

  it('opens with a scene whose pieces are in the shop, after former pages with others', () => {
    for (const page of Object.values(buildHomePages(catalogue))) {
      const scenes = [...page.releases.flatMap(({ scene }) => scene ?? []), page.second]
      expect(page.releases.at(-1)?.scene?.name).toBe(page.gender)
      expect(repeated(scenes.map(({ name }) => name))).toEqual(page.gender === 'men' ? ['gifts'] : [])
      const codes = new Set(products.map((product) => product.spuCode))
      expect(scenes.flatMap(({ spuCodes }) => spuCodes).filter((code) => !codes.has(code))).toEqual([])
    }
  })
})

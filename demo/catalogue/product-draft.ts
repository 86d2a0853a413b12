/** Turns one slot into one whole product. Everything drawn by lot comes from the product's own code. */
import { careOf, madeInOf } from './care-and-origin.ts'
import { nameColour } from './colour-names.ts'
import { compositionOf } from './composition-by-family.ts'
import type { DrawnPattern, DemoColour, DemoProduct } from './demo-types.ts'
import { describeProduct, highlightsOf } from './descriptions.ts'
import type { ChosenFabric, DrawnDesign } from './drawn-design.ts'
import { drawnFabric, metalFabric, renderFabric } from './fabric-choice.ts'
import type { LookChooser } from './looks-by-kind.ts'
import { arrivalOf } from './leading-pieces.ts'
import { measurementsOf } from './measurements-by-family.ts'
import { merchantsOf, type PriceSheet, variantOf } from './offers.ts'
import { drawnPictures, renderPictures, rendersOf } from './pictures.ts'
import { isPrecious } from './precious-products.ts'
import { listPriceCents, salePriceCents } from './prices.ts'
import { nameProduct, withPattern } from './product-names.ts'
import type { ProductSlot } from './product-slots.ts'
import { reviewsOf } from './reviews.ts'
import { type Choice, choiceFor } from './seeded-choice.ts'
import { categoriesOf } from './shelved-categories.ts'
import { type SizeRun, sizesFor } from './sizes-by-kind.ts'
import { type BrandSheet, colourOf, type CutSheet, cutSheets, groupOf, type Pair } from './word-lists.ts'

type DraftOrder = {
  slot: ProductSlot
  brand: BrandSheet
  serial: number
  turnInLeaf: number
  style: string
  inLowestPriceZone: boolean
}

/** What the product looks like and is made of, once its picture is settled. */
type Design = {
  noun: Pair
  form: Pair | undefined
  fabric: ChosenFabric
  pattern: DrawnPattern
  cut: CutSheet | undefined
  drawn: DrawnDesign | undefined
  colours: string[]
  named: boolean
}

function settleDesign({ slot, brand }: DraftOrder, chooseLook: LookChooser, choice: Choice): Design | undefined {
  if (slot.source.from === 'render') {
    const { sheet, colours } = slot.source
    return {
      noun: sheet.noun,
      form: sheet.form,
      fabric: renderFabric(slot, choice),
      pattern: 'plain',
      cut: undefined,
      drawn: undefined,
      colours,
      named: false,
    }
  }
  const metal = metalFabric(slot, choice)
  const drawn = chooseLook(slot, brand, metal)
  if (!drawn) return undefined
  const cut = cutSheets[drawn.kind]?.[drawn.cut]
  const fabric = drawnFabric(slot, cut, drawn, metal, choice)
  return {
    noun: cut?.noun ?? slot.group.noun,
    form: cut?.form,
    fabric,
    pattern: drawn.pattern,
    cut,
    drawn,
    colours: drawn.colours,
    named: !drawn.finish,
  }
}

function priceSheet({ slot, brand }: DraftOrder, arrivedDaysAgo: number, run: SizeRun, choice: Choice): PriceSheet {
  const listCents = listPriceCents(slot.group.price, brand.tier, choice)
  const reduced = choice.chance(arrivedDaysAgo < 21 ? 0.06 : 0.29)
  return {
    listCents,
    saleCents: reduced ? salePriceCents(listCents, choice) : listCents,
    soldOut: choice.chance(0.012),
    oneSize: run.sizes.length === 1,
  }
}

/** A larger bottle costs more than a smaller one. */
function priceForSize(price: PriceSheet, rank: number, run: SizeRun): PriceSheet {
  const grows = ['ml', 'g', 'bed'].includes(run.sizes[0]?.sizeSystem ?? '') && rank > 0
  if (!grows) return price
  const share = run.sizes[0]?.sizeSystem === 'bed' ? 1 + rank * 0.12 : 1.5
  const raised = (cents: number) => Math.round((cents * share) / 1000) * 1000
  return { ...price, listCents: raised(price.listCents), saleCents: raised(price.saleCents) }
}

function coloursOf(
  order: DraftOrder,
  design: Design,
  name: DemoProduct['name'],
  run: SizeRun,
  price: PriceSheet,
  choice: Choice,
): DemoColour[] {
  const { slot, brand, serial } = order
  const merchants = merchantsOf(slot.department, brand.code, choice)
  return design.colours.map((colour, place) => {
    const hex = slot.source.from === 'render' ? rendersOf(slot.source.design, colour)[0]?.colourHex : undefined
    const named = nameColour(slot, colour, hex, design.fabric.sheet)
    const subject = { en: `${brand.name} ${name.en}, ${named.name.en}`, zh: `${brand.name}${name.zh}，${named.name.zh}` }
    const pictures =
      slot.source.from === 'render'
        ? renderPictures(slot.source.sheet.shows?.[slot.leaf]?.[colour] ?? slot.source.design, colour, subject)
        : design.drawn
          ? drawnPictures(design.drawn, colour, subject)
          : []
    const variants = run.sizes.map((size, rank) =>
      variantOf(
        size,
        `${100000 + serial}-${place + 1}${String(rank + 1).padStart(2, '0')}`,
        merchants,
        priceForSize(price, rank, run),
        choice,
      ),
    )
    return { ...named, pictures, variants }
  })
}

/** Among rings there may be a pair of ear studs: the cut says so, and sizes and advice follow it. */
function regroup(slot: ProductSlot, cut: CutSheet | undefined): ProductSlot {
  if (cut?.group) return { ...slot, groupName: cut.group, group: groupOf(cut.group) }
  return cut?.family ? { ...slot, group: { ...slot.group, family: cut.family } } : slot
}

/** Plated brass is called by its tone in Chinese, where the piece comes in one. */
function titleFabric({ fabric, colours }: Design): Pair {
  const [en, zh] = fabric.sheet.adj
  const [only, ...others] = colours
  return fabric.key === 'plated-brass' && only !== undefined && others.length === 0 ? [en, colourOf(only)[2]] : [en, zh]
}

const initials = (name: string) =>
  name
    .replaceAll(/[^A-Za-z ]/g, '')
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
    .slice(0, 3)

export function draftProduct(order: DraftOrder, chooseLook: LookChooser): DemoProduct | undefined {
  const { brand, serial, turnInLeaf, style } = order
  const spuCode = `PR${100000 + serial}`
  const choice = choiceFor(spuCode)
  const design = settleDesign(order, chooseLook, choice)
  if (!design) return undefined
  const slot = regroup(order.slot, design.cut)
  const { fabric, noun, form, pattern, cut } = design
  const name = nameProduct(style, { pattern: design.named ? pattern : 'plain', fabric: titleFabric(design), noun })
  const isRing = slot.group.family === 'fashion-ring' || slot.group.family === 'fine-ring'
  const run = sizesFor(slot, brand, choice, { isRing, noun: noun[0] })
  const arrivedDaysAgo = choice.chance(0.14) ? choice.between(0, 14) : choice.between(15, 400)
  const price = priceSheet({ ...order, slot }, arrivedDaysAgo, run, choice)
  const cloth = design.named ? withPattern(fabric.sheet.phrase, pattern) : fabric.sheet.phrase
  const description = describeProduct(slot, turnInLeaf, { brand: brand.name, style, noun, fabric: cloth, form })
  return {
    spuCode,
    articleNumber: `${initials(brand.name)}-${20000 + serial * 7}`,
    brandCode: brand.code,
    categories: categoriesOf(slot, noun[0], fabric.key),
    gender: slot.gender,
    name,
    description,
    highlights: highlightsOf(slot, turnInLeaf),
    composition: compositionOf(slot, fabric.sheet),
    measurements: measurementsOf(slot, brand, { noun: noun[0], cut }, choice),
    care: careOf(slot, fabric.sheet),
    madeIn: madeInOf(slot, brand, choice),
    ...(run.sizeTable ? { sizeTable: run.sizeTable } : {}),
    colours: coloursOf({ ...order, slot }, design, name, run, price, choice),
    arrivedDaysAgo: arrivalOf(order.slot, arrivedDaysAgo),
    inSeasonalSale: price.saleCents < price.listCents && choice.chance(0.65),
    inLowestPriceZone: order.inLowestPriceZone,
    preciousProduct: isPrecious(slot, fabric.sheet),
    reviews: reviewsOf(slot, arrivedDaysAgo, choice),
  }
}

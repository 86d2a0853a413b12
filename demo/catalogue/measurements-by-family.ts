/** The figures a shopper checks before buying, in the units of each department. */
import type { DemoFact } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import type { Choice } from './seeded-choice.ts'
import type { BrandSheet, CutSheet } from './word-lists.ts'

const fact = (en: string, zh: string, valueEn: string, valueZh: string): DemoFact => ({
  label: { en, zh },
  value: { en: valueEn, zh: valueZh },
})
const cm = (en: string, zh: string, value: number) => fact(en, zh, `${value} cm`, `${value}厘米`)

const lengths: Record<string, [number, number]> = {
  'w-dress': [112, 134],
  'w-jumpsuit': [138, 148],
  'w-top': [54, 62],
  'w-blouse': [62, 74],
  'w-tshirt': [58, 66],
  'w-knit': [54, 64],
  'w-hoodie': [58, 66],
  'w-jacket': [52, 66],
  'w-blazer': [62, 76],
  'w-coat': [104, 122],
  'w-puffer': [58, 104],
  'w-suit': [66, 74],
  'w-active': [42, 60],
  'w-swim': [62, 70],
  'w-lingerie': [24, 82],
  'w-pyjama': [64, 70],
  'm-shirt': [74, 78],
  'm-tshirt': [68, 72],
  'm-polo': [68, 72],
  'm-knit': [66, 70],
  'm-hoodie': [66, 70],
  'm-jacket': [64, 76],
  'm-leather-jacket': [62, 68],
  'm-coat': [100, 114],
  'm-puffer': [66, 78],
  'm-blazer': [72, 76],
  'm-suit': [72, 76],
  'm-active': [66, 72],
  'm-underwear': [24, 32],
}

function clothingFacts(slot: ProductSlot, choice: Choice): DemoFact[] {
  const { family } = slot.group
  if (/bottom|denim/.test(family) || slot.groupName === 'm-swim') {
    const skirt = slot.groupName === 'w-skirt'
    const short = /shorts|swim/.test(slot.groupName)
    const length = skirt ? choice.between(44, 82) : short ? choice.between(38, 48) : choice.between(98, 108)
    return [
      cm(skirt ? 'Length' : 'Outside leg', skirt ? '裙長' : '褲長', length),
      cm('Waist, laid flat', '腰闊（平放）', choice.between(33, 41)),
      cm('Rise', '浪深', skirt ? choice.between(22, 24) : choice.between(26, 31)),
    ].slice(0, skirt ? 2 : 3)
  }
  const [low, high] = lengths[slot.groupName] ?? [60, 70]
  const chest = slot.gender === 'men' ? choice.between(52, 60) : choice.between(43, 54)
  const taken = slot.gender === 'men' ? 'M' : 'S'
  return [
    cm('Length', '衣長', choice.between(low, high)),
    cm('Chest, laid flat', '胸闊（平放）', chest),
    fact(
      'Measured on size',
      '量度尺碼',
      slot.gender === 'men' ? `${taken} / IT 48` : `${taken} / IT 40`,
      slot.gender === 'men' ? '中碼' : '細碼',
    ),
  ]
}

function sizeFact([width, height, depth]: [number, number, number], choice: Choice): DemoFact {
  const vary = (value: number) =>
    value < 5 ? value : Math.max(1, value + choice.between(-Math.ceil(value / 12), Math.ceil(value / 12)))
  const [w, h, d] = [vary(width), vary(height), vary(depth)]
  if (d === 0) return fact('Size', '尺寸', `${w} × ${h} cm`, `${w} × ${h}厘米`)
  return fact('Size (W × H × D)', '尺寸（闊 × 高 × 深）', `${w} × ${h} × ${d} cm`, `${w} × ${h} × ${d}厘米`)
}

function watchFacts(slot: ProductSlot, brand: BrandSheet, choice: Choice): DemoFact[] {
  const [diameter, thickness] = slot.group.case ?? [38, 9]
  const quartz = slot.groupName === 'womens-watch' || (slot.groupName === 'm-watch' && choice.chance(0.4))
  const movement: [string, string] = quartz
    ? ['Quartz', '石英']
    : slot.groupName === 'dress-watch'
      ? ['Hand-wound', '手動上鏈']
      : ['Automatic', '自動上鏈']
  const swissOrJapan: [string, string] =
    brand.origin[0] === 'Switzerland' || choice.chance(0.5)
      ? ['Switzerland', '瑞士']
      : choice.chance(0.5)
        ? ['Japan', '日本']
        : ['Germany', '德國']
  const across = diameter + choice.between(-1, 1)
  return [
    fact('Case diameter', '錶殼直徑', `${across} mm`, `${across}毫米`),
    fact('Case thickness', '錶殼厚度', `${thickness} mm`, `${thickness}毫米`),
    fact('Movement', '機芯', movement[0], movement[1]),
    fact('Movement origin', '機芯產地', swissOrJapan[0], swissOrJapan[1]),
    fact('Lug width', '錶耳闊度', `${across > 36 ? 20 : 14} mm`, `${across > 36 ? 20 : 14}毫米`),
  ]
}

const useOf: Record<string, [string, string]> = {
  fragrance: ['Spray on pulse points from 15 cm', '於脈搏位置距離15厘米噴灑'],
  skincare: ['Apply to clean skin, morning and night', '早晚潔面後塗抹'],
  'make-up': ['Apply in thin layers and blend', '薄塗並輕輕推勻'],
  hair: ['Massage into wet hair, rinse well', '於濕髮按摩後徹底沖洗'],
  body: ['Use daily on damp skin', '每日於微濕肌膚使用'],
  'home-scent': ['Keep upright, away from drafts', '直立放置，避開風口'],
}

function jewelleryFacts(slot: ProductSlot, noun: string, choice: Choice): DemoFact[] {
  const fine = slot.group.family.startsWith('fine')
  const weight = (choice.between(fine ? 18 : 60, fine ? 160 : 320) / 10).toFixed(1)
  const first = /necklace|chain$|strand|pendant/.test(noun)
    ? fact('Length', '長度', `${choice.pick([42, 45, 50])} cm`, `${choice.pick([42, 45, 50])}厘米`)
    : fact('Width', '闊度', `${choice.between(3, 22)} mm`, `${choice.between(3, 22)}毫米`)
  return [
    { ...first, value: pairOf(first) },
    fact(fine ? 'Metal weight, about' : 'Weight, about', fine ? '金屬重量（約）' : '重量（約）', `${weight} g`, `${weight}克`),
  ]
}
/** Both languages must print the one figure. */
function pairOf(entry: DemoFact): DemoFact['value'] {
  const figure = entry.value.en.split(' ')[0] ?? ''
  return { en: entry.value.en, zh: `${figure}${entry.value.en.endsWith('mm') ? '毫米' : '厘米'}` }
}

export function measurementsOf(
  slot: ProductSlot,
  brand: BrandSheet,
  { noun, cut }: { noun: string; cut: CutSheet | undefined },
  choice: Choice,
): DemoFact[] {
  const { family } = slot.group
  if (family === 'watch') return watchFacts(slot, brand, choice)
  if (slot.openingClass === 'shoes') {
    const heel = cut?.heel ?? slot.group.heel ?? 10
    return [fact('Heel height', '鞋跟高度', `${heel} mm`, `${heel}毫米`), fact('Fit', '楦頭', 'Standard width', '標準闊度')]
  }
  const use = useOf[family]
  if (use)
    return [
      fact('How to use', '使用方法', use[0], use[1]),
      fact(
        'Best before, once opened',
        '開封後使用期限',
        family === 'make-up' ? '12 months' : '18 months',
        family === 'make-up' ? '12個月' : '18個月',
      ),
    ]
  if (slot.openingClass === 'clothing') return clothingFacts(slot, choice)
  if (slot.openingClass === 'jewellery') return jewelleryFacts(slot, noun, choice)
  const size = cut?.size ?? slot.group.size
  const drop = choice.between(8, 56)
  const facts = size ? [sizeFact(size, choice)] : []
  if (family.startsWith('bag'))
    facts.push(
      fact('Weight, about', '重量（約）', `${choice.between(3, 14) * 100} g`, ''),
      cm('Strap or handle drop', '肩帶或手挽垂直長度', drop),
    )
  if (family === 'eyewear') facts.push(fact('Lens □ bridge – temple', '鏡片□鼻樑–鏡臂', eyewearSize(choice), ''))
  if (family === 'belt') facts.push(fact('Width', '闊度', `${choice.pick([25, 30, 32, 35])} mm`, ''))
  return facts.map((entry) =>
    entry.value.zh === ''
      ? { ...entry, value: { en: entry.value.en, zh: entry.value.en.replace(' g', '克').replace(' mm', '毫米') } }
      : entry,
  )
}

const eyewearSize = (choice: Choice) => `${choice.between(48, 56)}□${choice.between(17, 22)}–${choice.pick([140, 145, 150])}`

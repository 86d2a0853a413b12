/** How to look after it, and where it was made. */
import type { Both } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import type { Choice } from './seeded-choice.ts'
import type { BrandSheet, FabricSheet } from './word-lists.ts'

const dryClean: Both = { en: 'Dry clean only', zh: '只限乾洗' }
const handWash: Both = { en: 'Hand wash in cool water', zh: '冷水手洗' }
const machineWash: Both = { en: 'Machine wash at 30 °C', zh: '可以30度機洗' }
const dryFlat: Both = { en: 'Dry flat in shade', zh: '平放陰乾' }
const coolIron: Both = { en: 'Iron on low heat', zh: '低溫熨燙' }
const noBleach: Both = { en: 'Do not bleach', zh: '不可漂白' }
const wipe: Both = { en: 'Wipe with a soft dry cloth', zh: '以柔軟乾布輕抹' }
const avoidRain: Both = { en: 'Keep away from rain and strong light', zh: '避免雨水及強光' }
const dustBag: Both = { en: 'Store in the dust bag provided', zh: '存放於附送的防塵袋' }
const cool: Both = { en: 'Keep in a cool, dry place', zh: '存放於陰涼乾燥處' }
const external: Both = { en: 'For external use only', zh: '只供外用' }
const apart: Both = { en: 'Store pieces apart so that they do not scratch', zh: '分開存放，避免互相刮花' }
const noWater: Both = { en: 'Remove before bathing and sport', zh: '沐浴及運動前請除下' }
const flame: Both = { en: 'Never leave a flame unattended', zh: '切勿讓燭火無人看管' }

function clothingCare(fabric: FabricSheet): Both[] {
  const fibres = fabric.made.map(([materialId]) => materialId)
  if (fibres.some((fibre) => /skin|suede|leather|nappa|shearling/.test(fibre)))
    return [{ en: 'Leather specialist clean only', zh: '只可交由皮革護理專門店清潔' }, avoidRain]
  if (fibres.some((fibre) => /cashmere|mohair|alpaca|silk|velvet/.test(fibre))) return [dryClean, coolIron, noBleach]
  if (fibres.some((fibre) => /wool/.test(fibre))) return [dryClean, { en: 'Steam, do not press', zh: '以蒸氣熨，不可壓燙' }]
  if (fibres.some((fibre) => /elastane|polyamide/.test(fibre))) return [handWash, dryFlat, noBleach]
  return [machineWash, coolIron, noBleach]
}

export function careOf(slot: ProductSlot, fabric: FabricSheet): Both[] {
  switch (slot.openingClass) {
    case 'clothing':
      return clothingCare(fabric)
    case 'leather':
      return [wipe, avoidRain, dustBag]
    case 'shoes':
      return [wipe, { en: 'Rest a day between wears', zh: '穿着後讓鞋休息一天' }, dustBag]
    case 'jewellery':
      return [wipe, noWater, apart]
    case 'watch':
      return [wipe, { en: 'Have seals checked every two years', zh: '每兩年檢查防水膠圈' }]
    case 'scent':
      return slot.groupName === 'candle' ? [flame, cool] : [cool, external]
    case 'care':
    case 'colour':
      return [external, { en: 'Stop use if irritation occurs', zh: '如有不適請停止使用' }, cool]
    case 'home':
      return ['home-textile', 'table-cloth', 'bath-cloth', 'bedding', 'robe'].includes(slot.group.family)
        ? [machineWash, noBleach]
        : [wipe]
    case 'accessory':
      return ['scarf', 'tie', 'hosiery'].includes(slot.group.family) ? clothingCare(fabric) : [wipe, dustBag]
  }
}

const made = (en: string, zh: string): Both => ({ en: `Made in ${en}`, zh: `${zh}製造` })
const italy = made('Italy', '意大利')
const elsewhere: Partial<Record<ProductSlot['openingClass'], Both[]>> = {
  clothing: [italy, italy, made('Portugal', '葡萄牙'), made('Romania', '羅馬尼亞'), made('China', '中國')],
  leather: [italy, italy, italy, made('Spain', '西班牙')],
  shoes: [italy, italy, made('Portugal', '葡萄牙'), made('Spain', '西班牙')],
  accessory: [italy, made('Japan', '日本'), made('Portugal', '葡萄牙')],
  jewellery: [made('Hong Kong', '香港'), italy],
  home: [made('Portugal', '葡萄牙'), made('Japan', '日本')],
}

/** Most things come from the brand's own country; the rest from where that trade is at home. A watch says where it was assembled; its movement has its own line. */
export function madeInOf(slot: ProductSlot, brand: BrandSheet, choice: Choice): Both {
  const places: Record<string, [string, string]> = { Shanghai: ['China', '中國'], Jingdezhen: ['China', '中國'] }
  const [en, zh] = places[brand.origin[0]] ?? brand.origin
  if (slot.openingClass === 'watch') return { en: `Assembled in ${en}`, zh: `${zh}組裝` }
  const others = elsewhere[slot.openingClass]
  return others && choice.chance(0.4) ? choice.pick(others) : made(en, zh)
}

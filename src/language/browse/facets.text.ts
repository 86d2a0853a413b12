import type { Texts } from '#language/texts.ts'

const SCALES: Record<string, { en: string; zh: string }> = {
  INT: { en: 'International', zh: '國際尺碼' },
  IT: { en: 'Italian', zh: '意大利尺碼' },
  FR: { en: 'French', zh: '法國尺碼' },
  EU: { en: 'European', zh: '歐洲尺碼' },
  UK: { en: 'British', zh: '英國尺碼' },
  US: { en: 'American', zh: '美國尺碼' },
  JP: { en: 'Japanese', zh: '日本尺碼' },
  HK: { en: 'Hong Kong', zh: '香港尺碼' },
  W: { en: 'Waist in inches', zh: '腰圍（吋）' },
  in: { en: 'Inches', zh: '吋' },
  cm: { en: 'Centimetres', zh: '厘米' },
  mm: { en: 'Millimetres', zh: '毫米' },
  ml: { en: 'Millilitres', zh: '毫升' },
  g: { en: 'Grams', zh: '克' },
  none: { en: 'Other', zh: '其他' },
}
const scaleIn = (language: 'en' | 'zh') => (scale: string) => SCALES[scale]?.[language] ?? scale

export const facetsText = {
  skip: { en: 'Skip to the items', zh: '跳至貨品' },
  tree: { en: 'Browse', zh: '瀏覽類別' },
  type: { en: 'Category', zh: '類別' },
  brand: { en: 'Designer', zh: '品牌' },
  colour: { en: 'Colour', zh: '顏色' },
  material: { en: 'Material', zh: '物料' },
  only: { en: 'Show only', zh: '只顯示' },
  size: { en: 'Size', zh: '尺碼' },
  scale: { en: scaleIn('en'), zh: scaleIn('zh') },
  price: { en: 'Price in HK$', zh: '價格（港元）' },
  lowest: { en: 'Lowest', zh: '最低' },
  highest: { en: 'Highest', zh: '最高' },
  discount: { en: 'Discount', zh: '折扣' },
  findBrand: { en: 'Find a designer', zh: '搜尋品牌' },
  viewAll: { en: (count: number) => `View all (${count})`, zh: (count: number) => `查看全部（${count}）` },
  fewer: { en: 'Show fewer', zh: '收起' },
  apply: { en: 'Apply', zh: '套用' },
  show: {
    en: (total: string) => `Show ${total} ${total === '1' ? 'item' : 'items'}`,
    zh: (total: string) => `顯示${total}件貨品`,
  },
} satisfies Texts

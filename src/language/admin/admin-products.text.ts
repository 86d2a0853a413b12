import type { Texts } from '#language/texts.ts'

/** The back office's list of products. */
export const adminProductsText = {
  search: { en: 'Item number, name or brand', zh: '貨品編號、名稱或品牌' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'product' : 'products'}`, zh: (num: number) => `${num}件貨品` },
  table: { en: 'Products, newest first', zh: '貨品，由新至舊' },
  picture: { en: 'Picture', zh: '圖片' },
  brand: { en: 'Brand', zh: '品牌' },
  name: { en: 'Name', zh: '名稱' },
  itemNumber: { en: 'Item number', zh: '貨品編號' },
  category: { en: 'Category', zh: '類別' },
  variants: { en: 'Variants', zh: '款式' },
  offers: { en: 'Offers', zh: '報價' },
  available: { en: 'Available', zh: '可售' },
  held: { en: 'Held', zh: '預留' },
  bestPrice: { en: 'Best price', zh: '最低售價' },
  listed: { en: 'Listed', zh: '上架' },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  noneTitle: { en: 'No products yet', zh: '暫無貨品' },
  nothingTitle: { en: 'No product matches', zh: '找不到相符的貨品' },
  nothing: { en: 'Try part of an item number, a name or a brand.', zh: '請嘗試輸入部分貨品編號、名稱或品牌。' },
  clear: { en: 'Show all products', zh: '顯示全部貨品' },
} satisfies Texts

import type { Texts } from '#language/texts.ts'

export const sizeChoiceText = {
  title: { en: 'Choose a size', zh: '選擇尺碼' },
  colour: { en: 'Colour', zh: '顏色' },
  size: { en: 'Size', zh: '尺碼' },
  sizeIn: { en: (system: string) => `Size (${system})`, zh: (system: string) => `尺碼（${system}）` },
  last: { en: 'Last one', zh: '最後一件' },
  low: { en: 'Three or fewer left', zh: '僅餘三件或以下' },
  out: { en: 'Sold out', zh: '售罄' },
  missing: { en: 'Please choose a size first.', zh: '請先選擇尺碼。' },
  product: { en: 'About this item', zh: '查看貨品詳情' },
} satisfies Texts

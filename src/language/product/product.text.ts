import type { Texts } from '#language/texts.ts'

export const productText = {
  pictures: { en: 'Pictures', zh: '貨品圖片' },
  enlarge: {
    en: (at: number, of: number) => `Enlarge picture ${at} of ${of}`,
    zh: (at: number, of: number) => `放大第${at}張圖片，共${of}張`,
  },
  showPicture: {
    en: (at: number, of: number) => `Show picture ${at} of ${of}`,
    zh: (at: number, of: number) => `顯示第${at}張圖片，共${of}張`,
  },
  share: { en: 'Share', zh: '分享' },
  colour: { en: (name: string) => `Colour: ${name}`, zh: (name: string) => `顏色：${name}` },
  size: { en: 'Size', zh: '尺碼' },
  scale: { en: 'Size scale', zh: '尺碼制式' },
  ownScale: { en: 'As labelled', zh: '品牌標示尺碼' },
  guide: { en: 'Size guide', zh: '尺碼指南' },
  oneSize: { en: 'One size', zh: '均碼' },
  chooseSize: { en: 'Please choose a size first.', zh: '請先選擇尺碼。' },
  sizeLast: { en: (size: string) => `Size ${size}: last one`, zh: (size: string) => `${size}：最後一件` },
  sizeLow: { en: (size: string) => `Size ${size}: three or fewer left`, zh: (size: string) => `${size}：僅餘三件或以下` },
  sizeOut: {
    en: (size: string) => `Size ${size} is sold out. We can tell you when it is back.`,
    zh: (size: string) => `${size}已售罄，到貨時我們可以通知您。`,
  },
  last: { en: 'Last one', zh: '最後一件' },
  low: { en: 'Three or fewer left', zh: '僅餘三件或以下' },
  soldOut: { en: 'Sold out', zh: '售罄' },
  notify: { en: 'Notify me', zh: '到貨時通知我' },
  add: { en: 'Add to bag', zh: '加入購物袋' },
  adding: { en: 'Adding…', zh: '正在加入……' },
  added: { en: 'Added to bag', zh: '已加入購物袋' },
  buyNow: { en: 'Buy now', zh: '立即購買' },
  previewOnly: { en: 'This is a preview. You cannot buy here.', zh: '此為預覽，不可於此購買。' },
  wish: { en: 'Add to wish list', zh: '加入願望清單' },
  wished: { en: 'In your wish list', zh: '已加入願望清單' },
  recommended: { en: 'You may also like', zh: '您可能也喜歡' },
} satisfies Texts

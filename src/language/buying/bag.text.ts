import type { Texts } from '#language/texts.ts'

export const bagText = {
  title: { en: 'Shopping bag', zh: '購物袋' },
  emptyTitle: { en: 'Your bag is empty', zh: '購物袋暫無貨品' },
  emptyWords: {
    en: 'Items stay in your bag for 90 days, no account needed. We reserve them once you place your order.',
    zh: '加入的貨品會在購物袋存放90日，毋須帳戶；提交訂單後方為您保留。',
  },
  toNew: { en: 'See what is new', zh: '瀏覽新品上架' },
  failed: { en: 'Your bag could not be loaded. Please try again.', zh: '未能載入購物袋，請重試。' },
  select: { en: (title: string) => `Check out ${title}`, zh: (title: string) => `結帳：${title}` },
  quantity: { en: 'Quantity', zh: '數量' },
  quantityOf: { en: (title: string) => `Quantity of ${title}`, zh: (title: string) => `${title}的數量` },
  remove: { en: 'Remove', zh: '移除' },
  removeOf: { en: (title: string) => `Remove ${title}`, zh: (title: string) => `移除${title}` },
  removed: { en: (title: string) => `${title} was removed.`, zh: (title: string) => `已移除${title}。` },
  wish: { en: 'Move to wish list', zh: '移至願望清單' },
  wishOf: { en: (title: string) => `Move to wish list: ${title}`, zh: (title: string) => `移至願望清單：${title}` },
  update: { en: 'Update bag', zh: '更新購物袋' },
  undo: { en: 'Undo', zh: '復原' },
  changedTitle: { en: 'Items with a new price', zh: '價格有變的貨品' },
  soldOutTitle: { en: 'Unavailable items', zh: '未能購買的貨品' },
  soldOut: { en: 'Sold out since you added it', zh: '加入後已售罄' },
  fewer: { en: (left: number) => `Only ${left} left: please choose fewer`, zh: (left: number) => `僅餘${left}件，請減少數量` },
  limit: {
    en: (most: number) => `At most ${most} of this item per order`,
    zh: (most: number) => `每張訂單限購${most}件`,
  },
  overLimit: {
    en: (most: number) => `At most ${most} of this item per order, in all colours and sizes: please choose fewer`,
    zh: (most: number) => `每張訂單限購${most}件，各顏色及尺碼合計，請減少數量`,
  },
  sellerGone: {
    en: (before: string) => `${before} no longer offers this item`,
    zh: (before: string) => `${before}不再供應此貨品`,
  },
  sellerNext: {
    en: (before: string, next: string, price: string) =>
      `${before} no longer offers this item. It is now sold by ${next} at ${price}`,
    zh: (before: string, next: string, price: string) => `${before}不再供應此貨品，現由${next}發售，售價${price}`,
  },
  cheaper: {
    en: (before: string, now: string) => `Lowered from ${before} to ${now} since you added it. You pay ${now}.`,
    zh: (before: string, now: string) => `加入後由${before}下調至${now}，結帳時按${now}計算。`,
  },
  dearer: {
    en: (before: string, now: string) => `Raised from ${before} to ${now} since you added it. You pay ${now} if you keep it.`,
    zh: (before: string, now: string) => `加入後由${before}上調至${now}；如保留貨品，結帳時按${now}計算。`,
  },
  summary: { en: 'Summary', zh: '訂單摘要' },
  merchandise: {
    en: (pieces: number) => `Merchandise, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
    zh: (pieces: number) => `貨品（${pieces}件）`,
  },
  delivery: { en: 'Delivery, Hong Kong and Macau', zh: '運費（香港及澳門）' },
  free: { en: 'Free', zh: '免費' },
  total: { en: 'Total', zh: '總額' },
  cardNote: {
    en: 'Bank transfer and FPS are free. Card payments add a fee of 1.95%, shown before you order.',
    zh: '銀行轉賬及轉數快不另收費；信用卡付款另加1.95%手續費，下單前會清楚列明。',
  },
  checkout: { en: 'Check out as a guest', zh: '以訪客身份結帳' },
  memberCheckout: { en: 'Check out', zh: '結帳' },
  signIn: { en: 'Have an account? Sign in', zh: '已有帳戶？請登入' },
  codesLater: { en: 'Enter coupon codes at checkout.', zh: '優惠碼可於結帳時輸入。' },
  problemSelected: {
    en: 'Change the quantity of the selected item, as its line says, to check out.',
    zh: '請按貨品旁的說明更改數量，方可結帳。',
  },
  nothingSelected: { en: 'Select at least one item to check out.', zh: '請最少選擇一件貨品結帳。' },
  promises: { en: 'Authenticated by us · Free delivery · Secure payment', zh: '平台鑑定 · 免運費 · 安全付款' },
} satisfies Texts

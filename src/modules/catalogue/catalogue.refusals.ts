export const catalogueRefusals = {
  SOLD_OUT: { code: 2000001, en: 'This piece has just been sold.', zh: '此貨品剛剛售罄。' },
  STOCK_SHORT: {
    code: 2000002,
    en: 'There are fewer pieces left than you chose. Please choose fewer.',
    zh: '現貨不足，請減少數量。',
  },
  OFFER_GONE: { code: 2000003, en: 'This offer is no longer available.', zh: '此報價已失效，請重新選購。' },
  NOT_RELEASED: { code: 2000012, en: 'This piece is not on sale yet.', zh: '此貨品尚未開售。' },
  ORDER_LIMIT: {
    code: 2000011,
    en: 'One order can have only so many pieces of this. Please choose fewer.',
    zh: '此貨品設每張訂單限購數量，請減少數量。',
  },
  INCOMPLETE: {
    code: 2000010,
    en: 'Something is still missing before shoppers can see this. It is marked beside its fields.',
    zh: '尚有資料未齊，暫時不能上架。所欠項目已於欄位旁標示。',
  },
} as const

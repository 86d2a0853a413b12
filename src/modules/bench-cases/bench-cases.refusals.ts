export const benchCasesRefusals = {
  BENCH_CASE_MOVED_ON: {
    code: 3000056,
    en: 'This item has moved on, or its time is over. Please reload it.',
    zh: '此貨品的狀態已更新，或限期已過，請重新載入。',
  },
  PIECE_IN_QUESTION: {
    code: 3000057,
    en: 'Seller or buyer is asked about this item. It can be decided once they have answered.',
    zh: '正待賣家或顧客就此貨品回覆，回覆後才可作決定。',
  },
} as const

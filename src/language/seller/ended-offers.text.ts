/** What sellers are told when the shop ends offers of theirs. */
export const endedOfferText = {
  title: { en: 'We have ended offers of yours', zh: '您的部分報價已由本店終止' },
  one: {
    en: (items: readonly string[]) => `Your offer of ${items.join(', ')} has ended.`,
    zh: (items: readonly string[]) => `您就${items.join('、')}的報價已終止。`,
  },
  many: {
    en: (num: number) => `${num} offers of yours have ended.`,
    zh: (num: number) => `您有${num}項報價已終止。`,
  },
  stores: {
    en: 'Only genuine-goods stores and the brand may sell it now. Your company can apply to become one, with another account and contact. Orders that were paid go on.',
    zh: '此貨品現只限正品專門店及品牌公司出售，貴公司可以另一帳戶及聯絡資料，申請成為正品專門店。已付款的訂單不受影響。',
  },
  brand: {
    en: 'Only the brand itself may sell it now. Orders that were paid go on, and you can offer other items.',
    zh: '此貨品現只限品牌公司出售。已付款的訂單不受影響，您可就其他貨品提交報價。',
  },
  unlisted: {
    en: 'It is not listed any more. Orders that were paid go on.',
    zh: '此貨品已不再刊登。已付款的訂單不受影響。',
  },
  kind: {
    en: 'Sellers of your kind place no offers any more. Orders that were paid go on. To sell listed items, apply as another kind of seller, with another account.',
    zh: '您的賣家類別現不設報價。已付款的訂單不受影響。如要出售已刊登的貨品，請以另一帳戶申請其他賣家類別。',
  },
} as const

import type { Texts } from '#language/texts.ts'

/** A piece that differs from its description, at a lower price: what its buyer decides. */
export const differenceText = {
  title: { en: 'An item differs from its description', zh: '貨品與描述不符' },
  lead: {
    en: 'Our authenticators found your item genuine, but not quite as described. You decide whether to have it at a lower price.',
    zh: '鑑定人員確認貨品為正品，但與描述略有出入。您可決定是否按調整價購買。',
  },
  finding: { en: 'What we found', zh: '鑑定所見' },
  pictures: { en: 'Photographs', zh: '照片' },
  price: { en: 'Price', zh: '原售價' },
  reduced: { en: 'Lower price', zh: '調整價' },
  refund: { en: 'Refunded to you', zh: '退還給您' },
  due: {
    en: (time: string) => `Please decide by ${time}. Without an answer you are refunded in full.`,
    zh: (time: string) => `請於${time}前決定。逾期未覆，我們會全數退款。`,
  },
  agree: { en: (price: string) => `Accept ${price}`, zh: (price: string) => `接受${price}` },
  decline: { en: (amount: string) => `Full refund of ${amount}`, zh: (amount: string) => `全數退款${amount}` },
  undone: { en: 'Your decision cannot be undone.', zh: '決定後不能更改。' },
  agreed: {
    en: (price: string) => `You accepted ${price}. The difference is refunded, and we go on with authentication.`,
    zh: (price: string) => `您已接受調整價${price}。我們會退還差額，並繼續鑑定。`,
  },
  refunded: { en: 'You are refunded in full. The item is not sent.', zh: '我們會全數退款，貨品不會寄出。' },
  done: { en: 'Your decision is saved.', zh: '已儲存您的決定。' },
  none: { en: 'Nothing to decide', zh: '暫無需要決定的事項' },
  noneWords: { en: 'No item of this order waits for your decision.', zh: '此訂單暫無貨品待您決定。' },
  toOrder: { en: 'To the order', zh: '查看訂單' },
  notice: {
    en: (time: string) => `An item differs from its description. Please decide by ${time}.`,
    zh: (time: string) => `有貨品與描述不符，請於${time}前決定。`,
  },
  decide: { en: 'Decide now', zh: '立即決定' },
  accepted: { en: (price: string) => `You accepted ${price} for this item`, zh: (price: string) => `您已接受調整價${price}` },
} satisfies Texts

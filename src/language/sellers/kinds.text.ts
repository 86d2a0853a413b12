import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** Who may sell here, and what each kind gets and gives. */
export const sellerKindsText = {
  title: { en: 'Who sells', zh: '誰可成為賣家' },
  sells: { en: 'May sell', zh: '可發售' },
  aMonth: {
    en: (most: number) => `Up to ${counted(most)} ${most === 1 ? 'item' : 'items'} a month`,
    zh: (most: number) => `每月最多${counted(most)}件`,
  },
  shows: { en: 'We ask for', zh: '所需文件' },
  documents: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'document' : 'documents'}`,
    zh: (num: number) => `${counted(num)}份文件`,
  },
  commission: { en: 'Commission', zh: '佣金' },
  percent: { en: (rate: string) => `${rate}%`, zh: (rate: string) => `${rate}%` },
  other: { en: (name: string, rate: string) => `${name}: ${rate}%`, zh: (name: string, rate: string) => `${name}：${rate}%` },
  fee: {
    en: (name: string, charged: string) => `${name}: ${charged} of an item`,
    zh: (name: string, charged: string) => `${name}：每件${charged}`,
  },
  receives: { en: 'You receive', zh: '實收金額' },
  ofPrice: {
    en: (due: string, price: string) => `${due} of ${price}`,
    zh: (due: string, price: string) => `售價${price}，實收${due}`,
  },
  earns: { en: (rate: string) => `You receive ${rate}%`, zh: (rate: string) => `您收取${rate}%` },
  late: { en: 'Not sent in time', zh: '逾期未寄' },
  lateItem: { en: (fee: string) => `${fee} for each item cancelled`, zh: (fee: string) => `取消每件收取${fee}` },
  paid: { en: 'Paid', zh: '付款' },
  balance: { en: 'To your balance; withdraw any time', zh: '存入結餘，可隨時提款' },
  statement: { en: 'By statement, to your bank account', zh: '按結單付款至銀行戶口' },
  card: {
    en: (rate: string) => `Where a buyer pays by card, the seller bears ${rate}% of the price. Listing is free.`,
    zh: (rate: string) => `買家以信用卡付款時，賣家承擔售價的${rate}%。上架免費。`,
  },
  apply: { en: 'Apply to sell', zh: '申請成為賣家' },
  applyBrand: { en: 'Apply as a brand', zh: '以品牌公司身份申請' },
} satisfies Texts

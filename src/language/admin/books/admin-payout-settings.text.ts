import type { Texts } from '#language/texts.ts'

/** Settings of what leaves the shop's own account: their names, what they are for, and their fields. */
export const payoutSettingText = {
  payouts: { en: 'Payouts', zh: '付款批核' },
  withdrawals: { en: 'Withdrawals', zh: '提款' },
} satisfies Texts

export const payoutSettingLeadText = {
  payouts: {
    en: 'Payments to shoppers’ bank accounts, and goodwill to balances. Above this amount a second approval is required.',
    zh: '轉賬至顧客銀行戶口的款項，以及存入結餘的心意補償。超出此金額須由第二位同事批核。',
  },
  withdrawals: {
    en: 'How much a member may withdraw at a time and in a day (Hong Kong time). How many working days we have to pay it.',
    zh: '會員每次及每日（香港時間）可提取的結餘上限，以及付款所需的工作天數。',
  },
} satisfies Texts

export const payoutSettingFieldText = {
  'payouts.secondAbove': { en: 'Second approval above, in HK$', zh: '超出此港元金額須兩人批核' },
  'withdrawals.most': { en: 'At a time, in HK$', zh: '每次上限（港元）' },
  'withdrawals.mostADay': { en: 'In a day, in HK$', zh: '每日上限（港元）' },
  'withdrawals.workingDays': { en: 'Paid within working days', zh: '付款工作天數' },
} satisfies Texts

import type { Texts } from '#language/texts.ts'

/** What a buyer is told of an influencer whose code they type. */
export const referralNoteText = {
  code: { en: (name: string) => `Code of ${name}`, zh: (name: string) => `${name}的推廣碼` },
  note: {
    en: (name: string) => `Paid partnership: ${name} earns a commission. Your price is the same.`,
    zh: (name: string) => `付費合作：${name}可賺取佣金，您的價格不變。`,
  },
} satisfies Texts

import type { Texts } from '#language/texts.ts'

/** What sellers say of returns and claims, at the desk. */
export const adminAnswersText = {
  title: { en: 'Sellers’ responses', zh: '賣家回應及上訴' },
  appealed: { en: 'Appeals to decide', zh: '待決定上訴' },
  asked: { en: 'Waiting for the seller', zh: '待賣家回應' },
  noneTitle: { en: 'No appeals', zh: '暫無上訴' },
  none: { en: 'Appeals of sellers appear here.', zh: '賣家提出的上訴會在此顯示。' },
  clear: { en: 'Appeals to decide', zh: '待決定上訴' },
  open: { en: 'Open case', zh: '開啟個案' },
  until: { en: (time: string) => `The seller may answer until ${time}.`, zh: (time: string) => `賣家可於${time}前回應。` },
} satisfies Texts

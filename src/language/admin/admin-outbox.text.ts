import type { Texts } from '#language/texts.ts'

/** The mails and text messages that would have been sent, for developers. */
export const adminOutboxText = {
  lead: {
    en: 'The newest 100 mails and SMS the shop has written. While the shop is being tried out, this is where they can be read.',
    zh: '系統最近發出的100則電郵及短訊。於試用期間，可在此閱讀內容。',
  },
  to: { en: 'To', zh: '收件人' },
  sent: { en: 'Sent', zh: '寄出時間' },
  dressed: { en: 'As a mail program shows it', zh: '電郵程式顯示的樣式' },
  sms: { en: 'SMS', zh: '短訊' },
  noneTitle: { en: 'No mails yet', zh: '暫無電郵' },
  none: { en: 'Place an order, and the first one appears here.', zh: '下單後，首封電郵將於此顯示。' },
  absentTitle: { en: 'There is no outbox here', zh: '此處未設寄件匣' },
  absent: { en: 'This shop sends its mails and SMS; they are not kept to be read.', zh: '電郵及短訊已直接發出，不會存放於此。' },
} satisfies Texts

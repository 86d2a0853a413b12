import type { Texts } from '#language/texts.ts'

/** The mails and text messages that would have been sent, for developers. */
export const adminOutboxText = {
  lead: {
    en: 'The newest 100 e-mails and SMS of the shop. While you try the shop out, you can read them here.',
    zh: '系統最近發出的100則電郵及短訊。於試用期間，可在此閱讀內容。',
  },
  to: { en: 'To', zh: '收件人' },
  sent: { en: 'Sent', zh: '寄出時間' },
  dressed: { en: 'As an e-mail program shows it', zh: '電郵程式顯示的樣式' },
  sms: { en: 'SMS', zh: '短訊' },
  noneTitle: { en: 'No e-mails yet', zh: '暫無電郵' },
  none: { en: 'Place an order, and the first one appears here.', zh: '下單後，首封電郵將於此顯示。' },
  absentTitle: { en: 'No outbox', zh: '此處未設寄件匣' },
  absent: { en: 'This shop sends its e-mails and SMS; they are not stored here.', zh: '電郵及短訊已直接發出，不會存放於此。' },
} satisfies Texts

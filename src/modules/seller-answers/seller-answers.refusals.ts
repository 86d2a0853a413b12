export const sellerAnswersRefusals = {
  ANSWER_MOVED_ON: {
    code: 3000058,
    en: 'This case has moved on, or its time is over. Please reload it.',
    zh: '此個案的狀態已更新，或限期已過，請重新載入。',
  },
  OWN_APPEAL: {
    code: 3000059,
    en: 'You decided this case. A colleague decides about the appeal.',
    zh: '此個案由您決定，上訴須由另一位同事處理。',
  },
} as const

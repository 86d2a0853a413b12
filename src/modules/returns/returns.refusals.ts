export const returnsRefusals = {
  RETURN_BARRED: {
    code: 3000050,
    en: 'One of these items cannot be returned or cancelled now, or not for this reason. Please reload to see its current state.',
    zh: '其中一件貨品現時不能退回或取消，或所選原因不適用。請重新載入以查看最新情況。',
  },
  RETURN_MOVED_ON: {
    code: 3000051,
    en: 'This request has changed. Please reload it.',
    zh: '此申請的狀態已更新，請重新載入。',
  },
  RETURN_OPEN: {
    code: 3000052,
    en: 'This order still has an open return.',
    zh: '此訂單尚有未完成的退貨。',
  },
} as const

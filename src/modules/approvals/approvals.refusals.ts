export const approvalsRefusals = {
  APPROVAL_SAME_PERSON: {
    code: 4000200,
    en: 'A colleague has to approve this. You cannot approve what you asked for yourself, typed the account of, or receive.',
    zh: '須由另一位同事批核：您不可批核由您提出、由您輸入戶口或由您收款的項目。',
  },
  APPROVAL_WAITS: {
    code: 4000201,
    en: 'This is already waiting for a second approval.',
    zh: '此項已提交，正待第二位同事批核。',
  },
  APPROVAL_DELAYED: {
    code: 4000202,
    en: 'No one else can approve this, so it is carried out 24 hours after it was requested. You can stop it under Approvals.',
    zh: '沒有其他同事可批核，將於提出後24小時自動執行。如要停止，請到「待批核」。',
  },
  APPROVAL_DECIDED: {
    code: 4000203,
    en: 'A colleague has decided on this in the meantime.',
    zh: '其他同事剛已處理此項。',
  },
  GIFT_AGAIN: {
    code: 4000204,
    en: 'The same was given a few minutes ago. Tick the box if it is meant to be given again.',
    zh: '數分鐘前已給予相同項目。如確定再次給予，請剔選方格。',
  },
  GOODWILL_ABOVE: {
    code: 4000205,
    en: 'Compensation may come to {most}. Enter a smaller amount.',
    zh: '補償上限為{most}，請輸入較小金額。',
  },
  REFUND_ONE_BY_ONE: {
    code: 4000206,
    en: 'Several refunds of this order are waiting. Approve each one by itself.',
    zh: '此訂單有多項退款待批核，請逐項處理。',
  },
} as const

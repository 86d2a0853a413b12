export const claimsRefusals = {
  CLAIM_BARRED: {
    code: 3000040,
    en: 'This piece cannot be claimed for any more, or not yet. Please reload to see how it stands.',
    zh: '此貨品現時不能提出申請，請重新載入以查看最新情況。',
  },
  CLAIM_DECIDED: {
    code: 3000041,
    en: 'This claim has moved on: somebody has decided it, or it was withdrawn. Please reload.',
    zh: '此申請的狀態已更新：可能已有決定或已撤回，請重新載入。',
  },
} as const

export const claimsRefusals = {
  CLAIM_BARRED: {
    code: 3000040,
    en: 'This item cannot be claimed for now. Please reload to see its current state.',
    zh: '此貨品現時不能提出申請，請重新載入以查看最新情況。',
  },
  CLAIM_DECIDED: {
    code: 3000041,
    en: 'This claim has changed: it has been decided or withdrawn. Please reload.',
    zh: '此申請的狀態已更新：可能已有決定或已撤回，請重新載入。',
  },
} as const

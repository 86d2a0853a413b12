export const claimsRefusals = {
  CLAIM_BARRED: {
    code: 3000040,
    en: 'This item cannot be claimed for now. Please reload to see its current state.',
    zh: '此貨品現時不能提出申請，請重新載入以查看最新情況。',
  },
  CLAIM_OWN_SALE: {
    code: 3000092,
    en: 'You act for the seller of this item, so it cannot be claimed here. Please write to us if something is wrong with it.',
    zh: '您屬於此貨品的賣家，因此不能就此貨品提出申請。如貨品有問題，請與我們聯絡。',
  },
  CLAIM_DECIDED: {
    code: 3000041,
    en: 'This claim has changed: it has been decided or withdrawn. Please reload.',
    zh: '此申請的狀態已更新：可能已有決定或已撤回，請重新載入。',
  },
} as const

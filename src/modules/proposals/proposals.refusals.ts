export const proposalsRefusals = {
  PROPOSAL_MOVED_ON: {
    code: 4710001,
    en: 'This proposal has changed. The page is now up to date.',
    zh: '此上架申請已更改，頁面已顯示最新資料。',
  },
  PROPOSAL_BRAND: {
    code: 4710002,
    en: 'This brand is not among the brands you applied with. Please write to us to add it.',
    zh: '此品牌不在您申請時的品牌之列，如需增加請與我們聯絡。',
  },
  PROPOSAL_LISTED: {
    code: 4710003,
    en: 'An item with this number is listed already. You can offer it under “Offers”.',
    zh: '此貨品編號已刊登，您可於「報價」直接報價。',
  },
  PROPOSALS_FULL: {
    code: 4710004,
    en: 'Fifty proposals are waiting for us. Please send more once some are decided.',
    zh: '尚有五十份上架申請待審核，請待部分完成後再提交。',
  },
} as const

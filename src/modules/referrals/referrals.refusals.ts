export const referralsRefusals = {
  INFLUENCERS_ONLY: {
    code: 4720001,
    en: 'Links are for influencers. Please apply as an influencer to earn by what you show.',
    zh: '推廣連結只供KOL使用，如欲以推介賺取佣金，請以KOL身分申請。',
  },
  PICKS_MOVED_ON: {
    code: 4720002,
    en: 'A colleague has just changed this page. Please load it again before you save.',
    zh: '同事剛更改此頁面，請重新載入後再儲存。',
  },
} as const

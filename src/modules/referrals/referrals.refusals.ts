export const referralsRefusals = {
  INFLUENCERS_ONLY: {
    code: 4720001,
    en: 'Links are for influencers. Please apply as an influencer to earn by what you show.',
    zh: '推廣連結只供KOL使用，如欲以推介賺取佣金，請以KOL身分申請。',
  },
} as const

import type { Texts } from '#language/texts.ts'

type Undercut = { best: string; gap: string; rank: number }

/** What sellers are told of their offers. */
export const sellerOfferText = {
  undercutTitle: { en: 'Another seller asks less', zh: '已有更低報價' },
  undercutWords: {
    en: (item: string, { best, gap, rank }: Undercut) =>
      `${item}: the lowest price is now ${best}, ${gap} below yours. Your offer ranks ${rank}.`,
    zh: (item: string, { best, gap, rank }: Undercut) =>
      `${item}：現時最低報價為${best}，比您的低${gap}，您的報價排第${rank}位。`,
  },
} satisfies Texts

import type { HomeBlock, StoredPicture } from '#modules/content/home.contract.ts'

export const both = (en: string, zh = `中${en}`) => ({ en, zh })

const buildPicture = (): StoredPicture => ({
  hash: '0123456789abcdef0123456789abcdef',
  width: 900,
  height: 1200,
  alt: both('A bag', '手袋一個'),
})

export const buildStory = (id: string, title = 'A coat'): Extract<HomeBlock, { kind: 'editorial' }> => ({
  id,
  kind: 'editorial',
  stories: [
    { title: both(title), words: both('Warm.'), label: both('Shop coats'), link: '/product/list/women', picture: buildPicture() },
  ],
})

export const buildHero = (id: string): Extract<HomeBlock, { kind: 'hero' }> => ({
  id,
  kind: 'hero',
  season: both('Autumn'),
  title: both('Leather'),
  words: both('By hand.'),
  label: both('Shop bags'),
  link: '/product/list/women/bags',
  left: { picture: buildPicture(), link: '/product/list', label: both('Bags') },
  right: { picture: buildPicture(), link: '/product/list', label: both('Shoes') },
})

export const buildScene = (id: string, codes: string[]): Extract<HomeBlock, { kind: 'scene' }> => ({
  id,
  kind: 'scene',
  season: both('Autumn'),
  title: both('In the morning sun'),
  words: both('Three pieces.'),
  label: both('Shop bags'),
  link: '/product/list/women/bags',
  wide: { ...buildPicture(), width: 2000, height: 1125 },
  tall: buildPicture(),
  room: { side: 'left', width: 33, height: 100 },
  codes,
})

export const buildRail = (id: string, goods: Extract<HomeBlock, { kind: 'rail' }>['goods']): HomeBlock => ({
  id,
  kind: 'rail',
  title: both('Pieces'),
  goods,
})

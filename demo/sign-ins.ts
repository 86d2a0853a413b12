import type { SellerScope } from '../src/platform/access/permissions.ts'

export type DemoSignIn = { role: string; roles: string[]; name: string; email: string; password: string }

/** One operator per role, so that every part of the back office can be seen. They exist in demo data only. */
export const demoSignIns: DemoSignIn[] = [
  {
    role: 'administrator',
    roles: ['administrator'],
    name: 'Ada Lam',
    email: 'administrator@praya.test',
    password: 'harbour-light-1888',
  },
  { role: 'order desk', roles: ['order-desk'], name: 'Osbert Yip', email: 'orders@praya.test', password: 'star-ferry-1898' },
  { role: 'finance', roles: ['finance'], name: 'Fiona Kwok', email: 'finance@praya.test', password: 'abacus-ledger-1865' },
  {
    role: 'authenticator',
    roles: ['authenticator'],
    name: 'Bernard Szeto',
    email: 'bench@praya.test',
    password: 'loupe-hallmark-1871',
  },
  { role: 'support', roles: ['support'], name: 'Sylvia Ngai', email: 'support@praya.test', password: 'front-desk-1922' },
  {
    role: 'merchandiser',
    roles: ['merchandiser'],
    name: 'Marcus Ho',
    email: 'merchandiser@praya.test',
    password: 'silk-window-1894',
  },
]

/** One member, so that the account area can be seen. */
export const demoMember = {
  email: 'waiching@praya.test',
  password: 'peak-tram-1888',
  firstName: 'Wai Ching',
  lastName: 'Lo',
}

export type DemoSeller = {
  email: string
  password: string
  firstName: string
  lastName: string
  /** For which merchants of the demo, and with which scopes there; an owner has all. */
  acts: { merchant: string; as: 'owner' | readonly SellerScope[] }[]
}

/** People of the merchants, so that the seller centre can be seen with each of its scopes. */
export const demoSellers: DemoSeller[] = [
  {
    email: 'lantern@praya.test',
    password: 'silver-lantern-1902',
    firstName: 'Mei',
    lastName: 'Tang',
    acts: [{ merchant: 'M-LANTERN', as: 'owner' }],
  },
  {
    email: 'westpier@praya.test',
    password: 'west-pier-1911',
    firstName: 'Desmond',
    lastName: 'Fung',
    acts: [{ merchant: 'M-WESTPIER', as: 'owner' }],
  },
  {
    email: 'lau@praya.test',
    password: 'tram-wardrobe-1904',
    firstName: 'Suk Yee',
    lastName: 'Lau',
    acts: [{ merchant: 'M-LAU', as: 'owner' }],
  },
  {
    email: 'ostrya@praya.test',
    password: 'maison-ostrya-1887',
    firstName: 'Claire',
    lastName: 'Poon',
    acts: [{ merchant: 'M-OSTRYA', as: 'owner' }],
  },
  {
    email: 'pearlquay@praya.test',
    password: 'pearl-quay-1897',
    firstName: 'Gordon',
    lastName: 'Yuen',
    acts: [{ merchant: 'M-PEARLQUAY', as: 'owner' }],
  },
  {
    email: 'counter@praya.test',
    password: 'blossom-counter-1926',
    firstName: 'Vivian',
    lastName: 'Chow',
    acts: [{ merchant: 'M-COUNTER', as: 'owner' }],
  },
  {
    email: 'taipo@praya.test',
    password: 'market-street-1913',
    firstName: 'Kin Man',
    lastName: 'Tam',
    acts: [{ merchant: 'M-TAIPO', as: 'owner' }],
  },
  {
    email: 'northstar@praya.test',
    password: 'north-star-1888',
    firstName: 'Hannah',
    lastName: 'Leung',
    acts: [{ merchant: 'M-NORTHSTAR', as: 'owner' }],
  },
  {
    email: 'twoseas@praya.test',
    password: 'two-seas-1935',
    firstName: 'Ming Fai',
    lastName: 'Au',
    acts: [{ merchant: 'M-TWOSEAS', as: 'owner' }],
  },
  {
    email: 'yatho@praya.test',
    password: 'ferry-parcel-1923',
    firstName: 'Yat Ho',
    lastName: 'Mak',
    acts: [
      { merchant: 'M-LANTERN', as: ['offer', 'ship'] },
      { merchant: 'M-OSTRYA', as: ['offer'] },
    ],
  },
  {
    email: 'joyce@praya.test',
    password: 'west-pier-books-1911',
    firstName: 'Joyce',
    lastName: 'Kwan',
    acts: [{ merchant: 'M-WESTPIER', as: ['money'] }],
  },
]

/** Who has applied to sell in the demo’s weeks: an account without a merchant, or with one that came of it. */
export type DemoApplicant = Omit<DemoSeller, 'acts'> & { applies: string }

export const demoApplicants = {
  influencer: {
    email: 'ivy@praya.test',
    password: 'peak-morning-1925',
    firstName: 'Ivy',
    lastName: 'Cheng',
    applies: 'influencer, approved',
  },
  closet: {
    email: 'closet@praya.test',
    password: 'ladder-street-1850',
    firstName: 'Bonnie',
    lastName: 'Sham',
    applies: 'individual seller, suspended',
  },
  refused: {
    email: 'refused@praya.test',
    password: 'cat-street-1909',
    firstName: 'Raymond',
    lastName: 'Ip',
    applies: 'individual seller, a document refused',
  },
  drafting: {
    email: 'drafting@praya.test',
    password: 'wyndham-arcade-1931',
    firstName: 'Estelle',
    lastName: 'Ko',
    applies: 'company, application begun',
  },
} as const satisfies Record<string, DemoApplicant>

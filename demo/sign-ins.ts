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

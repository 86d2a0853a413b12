import type { Language } from '#language/languages.ts'

type Both = Record<Language, string>

/** Who the shop is to the outside: its company, its registration, and where else it can be met. */
export type ShopFacts = {
  company: Both
  address: Both
  email: Both
  /** Where chats arrive: digits with the country code. */
  chatNumber: string
  /** Registration as a dealer in precious metals and stones; none when the company is not registered. */
  dealer: { category: 'A' | 'B'; number: string; sample: boolean } | undefined
  /** Pages of the shop elsewhere. */
  social: readonly string[]
  /** Opens the app where it is installed, such as praya:; empty while there is none. */
  appScheme: string
}

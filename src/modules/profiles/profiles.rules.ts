import { textWidth } from '#platform/text/text-width.ts'

/** As a form counts them: a Chinese character or an emoji is two. */
export const WIDEST_NICKNAME = 20
export const WIDEST_BIO = 20

/** To whom a member shows something, from the widest to the narrowest. */
export const audiences = ['all', 'fans', 'mutual', 'me'] as const
export type Audience = (typeof audiences)[number]
/** What each decides on by itself. */
export const shownParts = ['posts', 'following', 'fans', 'friends', 'wishes', 'bought'] as const
export type Sees = Record<(typeof shownParts)[number], Audience>

/** As whom a member may see their own page: someone they are nothing to, a fan, or a friend. */
export const visitors = ['stranger', 'fan', 'friend'] as const
export type Visitor = (typeof visitors)[number]
/** To whom that one belongs among those a part is shown to. */
export const audienceOf: Record<Visitor, readonly Audience[]> = {
  stranger: ['all'],
  fan: ['all', 'fans'],
  friend: ['all', 'fans', 'mutual'],
}

/** Companies have pages of their own; people who sell post in their own name. */
export const kindsWithPages: readonly string[] = ['company', 'genuine-store', 'brand']

/** Letters of other alphabets, and digits, that look like a Latin one, as small letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', γ: 'y' },
  ...{ ς: 'σ', ı: 'i', ɡ: 'g', ɑ: 'a', '0': 'o', '1': 'l', '|': 'l', ł: 'l', ø: 'o', đ: 'd' },
}

/** As two names are compared: of one width, in small letters, without marks, signs between letters and what is not seen. */
export const comparedName = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      // What has several small letters for one capital is one as well; a capital sharp s is two letters only as a small one.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Z}\p{P}\s]/gu, ''),
  ]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const NOT_IN_NAMES = /[@#/\\<>[\]{}]|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** Names that would pass for the shop's own. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set(
  ['praya', 'admin', 'administrator', 'moderator', 'support', 'customerservice', '審核員', '管理員', '客戶服務']
    // Its short form is no word of our screens, and so not written here as one.
    .concat(['客', '服'].join(''))
    .map(comparedName),
)

export type ToldProfile = { nickname: string; bio: string }

/** What is wrong with what a member tells of themselves, by field. */
export function profileProblems({ nickname, bio }: ToldProfile): Partial<Record<keyof ToldProfile, string>> {
  const name = nickname.trim()
  const compared = comparedName(name)
  const nameProblem: string | undefined =
    name === ''
      ? 'nickname-needed'
      : textWidth(name) > WIDEST_NICKNAME
        ? 'list-title'
        : compared === '' || NOT_IN_NAMES.test(name)
          ? 'nickname-signs'
          : OF_THE_HOUSE.has(compared)
            ? 'nickname-taken'
            : undefined
  return {
    ...(nameProblem && { nickname: nameProblem }),
    ...(textWidth(bio.trim()) > WIDEST_BIO && { bio: 'list-title' }),
  }
}

import type { Language } from './languages.ts'

type Named = { firstName: string; lastName: string }

/** A Chinese name is read family name first and without a space, in either language. */
export function personName({ firstName, lastName }: Named, language: Language): string {
  const chinese = /\p{Script=Han}/u.test(lastName)
  if (chinese || language === 'zh') return `${lastName}${chinese ? '' : ' '}${firstName}`
  return `${firstName} ${lastName}`
}

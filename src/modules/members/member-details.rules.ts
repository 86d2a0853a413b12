import type { FieldProblem } from '#language/field-problems.ts'
import { textWidth } from '#platform/text/text-width.ts'

export const genders = ['female', 'male', 'confidential'] as const
export type Gender = (typeof genders)[number]

/** As a form counts it: a Chinese character or an emoji is two. */
export const LONGEST_NICKNAME = 20
export const AVATAR_BYTES = 2 * 1024 * 1024
/** Across and down. */
export const AVATAR_PIXELS = 512
const OLDEST = '1900-01-01'

/** As two nicknames are compared: in small letters, of one width, without what nobody sees. */
export const foldedNickname = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // What has several small letters for one capital, such as the end of a Greek word, is one as well.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()

export type MemberTold = { nickname?: string | undefined; signature?: string | undefined; birthday?: string | undefined }
type MemberProblems = Partial<Record<keyof MemberTold, FieldProblem>>

/** What is wrong with what only members tell, by field; every one may be empty. `today` is the day in Hong Kong. */
export function memberProblems({ nickname = '', signature = '', birthday = '' }: MemberTold, today: string): MemberProblems {
  const problems: MemberProblems = {}
  if (textWidth(nickname) > LONGEST_NICKNAME) problems.nickname = 'list-title'
  if (textWidth(signature) > LONGEST_NICKNAME) problems.signature = 'list-title'
  if (birthday !== '' && !(isDay(birthday) && birthday >= OLDEST && birthday <= today)) problems.birthday = 'birthday'
  return problems
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

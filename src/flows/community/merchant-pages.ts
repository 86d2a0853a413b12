import { listCards } from '#modules/merchants/index.server.ts'
import {
  findMerchantPage,
  findProfile,
  openMerchantPage,
  type ProfileRow,
  requireProfile,
} from '#modules/profiles/index.server.ts'
import { kindsWithPages } from '#modules/profiles/profiles.rules.ts'
import type { Language } from '#language/languages.ts'
import type { Membership } from '#platform/access/memberships.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** A member who writes, and the merchants for which they act. */
export type Writer = { accountId: string; memberships: readonly Membership[] }

type Card = Awaited<ReturnType<typeof listCards>>[number]
const hasPage = ({ kind, state, awaits_approval, closing_at }: Card): boolean =>
  kindsWithPages.includes(kind) && state !== 'suspended' && !awaits_approval && closing_at === null

const speaksFor = ({ memberships }: Writer): string[] =>
  memberships.filter(({ scopes }) => scopes.includes('talk')).map(({ merchantId }) => merchantId)

/** The page a new post is written on. A merchant's is opened by its first post; refused where one does not talk for it. */
export async function pageToWriteOn(tx: Tx, writer: Writer, merchantId: string): Promise<ProfileRow> {
  const own = await requireProfile(tx, writer.accountId)
  if (merchantId === '') return own
  const [merchant] = speaksFor(writer).includes(merchantId) ? await listCards(tx, [merchantId]) : []
  if (!merchant || !hasPage(merchant)) return refuse('NOT_FOUND')
  const page = await openMerchantPage(tx, { merchantId, nameEn: merchant.name_en, nameZh: merchant.name_zh })
  return page.hidden_at === null ? page : refuse('PROFILE_HIDDEN')
}

/** Their own page, and those of merchants for which they talk: posts of all of them are theirs to change. */
export async function listWritersPages(tx: Read, writer: Writer): Promise<ProfileRow[]> {
  const own = await findProfile(tx, writer.accountId)
  const pages = await Promise.all(speaksFor(writer).map((merchantId) => findMerchantPage(tx, merchantId)))
  return [own, ...pages].filter((page) => page !== undefined)
}

/** Merchants in whose name they may write, by name. */
export async function listBylines(tx: Read, writer: Writer, language: Language): Promise<{ merchantId: string; name: string }[]> {
  const cards = (await listCards(tx, speaksFor(writer))).filter(hasPage)
  return cards
    .map(({ merchant_id: merchantId, name_en, name_zh }) => ({ merchantId, name: language === 'zh' ? name_zh : name_en }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

import { listCommentDays, sumCommenters } from '#modules/comments/index.server.ts'
import { listKnownMessages, tellAgain, type ToldAgain } from '#modules/inbox/index.server.ts'
import { listFollowDays, sumFollowers } from '#modules/interactions/index.server.ts'
import { listLikeDays, sumLikers } from '#modules/posts/index.server.ts'
import { getProfile, listAccounts, listPeople } from '#modules/profiles/index.server.ts'
import { interactionText } from '#language/community/interactions.text.ts'
import { STRANGER } from '#platform/access/may-see.server.ts'
import type { Bundle, ToldSum } from '#platform/access/told-of.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** What grows over a day is one message of that day: likes and comments of one post, and followers. */
export const bundleKey = ({ kind, subjectId, day }: Bundle): string =>
  kind === 'follow' ? `follow ${day}` : `${kind} ${subjectId} ${day}`

export const wordsOf = (kind: keyof typeof interactionText, name: string, others: number) => ({
  en: interactionText[kind].en(name, others),
  zh: interactionText[kind].zh(name, others),
})

/** A follower’s own page; of several the member’s own, with its fans. */
export async function followersPage(tx: Read, { ownerId }: { ownerId: string }, code: string, others: number): Promise<string> {
  if (others === 0) return `/community/member/${code}`
  return `/community/member/${(await getProfile(tx, ownerId)).profile_code}?show=fans`
}

const counted = { like: sumLikers, comment: sumCommenters, follow: sumFollowers }

/** How many of whom the owner is told are in a bundle now, and who was the last. */
export async function sumBundle(tx: Read, bundle: Bundle): Promise<ToldSum | undefined> {
  return (await counted[bundle.kind](tx, [bundle]))[0]
}

/** Messages in which a member is, named or counted with others: of one member's inbox, or of all. */
export async function listBundlesWith(tx: Read, actorId: string, ownerId?: string): Promise<Bundle[]> {
  const found: Bundle[] = [
    ...(await listLikeDays(tx, actorId, ownerId)).map((one) => ({ kind: 'like' as const, ...one })),
    ...(await listCommentDays(tx, actorId, ownerId)).map((one) => ({ kind: 'comment' as const, ...one })),
    ...(await listFollowDays(tx, actorId, ownerId)).map((one) => ({ kind: 'follow' as const, ...one })),
  ]
  const accounts = await listAccounts(tx, [...new Set(found.map((one) => one.ownerId))])
  const keys = found.flatMap((one) => keyOf(one, accounts) ?? [])
  const known = new Set((await listKnownMessages(tx, keys)).map(nameOf))
  return found.filter((one) => {
    const key = keyOf(one, accounts)
    return key !== undefined && known.has(nameOf(key))
  })
}

type Key = { accountId: string; dedupeKey: string }
const nameOf = ({ accountId, dedupeKey }: Key): string => `${accountId} ${dedupeKey}`
const keyOf = (bundle: Bundle, accounts: ReadonlyMap<string, string>): Key | undefined => {
  const accountId = accounts.get(bundle.ownerId)
  return accountId === undefined ? undefined : { accountId, dedupeKey: bundleKey(bundle) }
}

/** Says these with those who are left: the last of them is named, and the number is true. Where no one is left nothing is said here. */
export async function tellBundlesAgain(tx: Tx, bundles: readonly Bundle[]): Promise<void> {
  if (bundles.length === 0) return
  const sums: { bundle: Bundle; sum: ToldSum }[] = []
  for (const kind of ['like', 'comment', 'follow'] as const) {
    const all = bundles.filter((one) => one.kind === kind)
    const found = new Map((await counted[kind](tx, all)).map((sum) => [`${sum.subjectId} ${sum.day}`, sum]))
    for (const bundle of all) {
      const sum = found.get(`${bundle.subjectId} ${bundle.day}`)
      if (sum) sums.push({ bundle, sum })
    }
  }
  const accounts = await listAccounts(tx, [...new Set(bundles.map(({ ownerId }) => ownerId))])
  const people = await listPeople(tx, STRANGER, [...new Set(sums.map(({ sum }) => sum.lastId))])
  const told: ToldAgain[] = []
  for (const { bundle, sum } of sums) {
    const [key, last] = [keyOf(bundle, accounts), people.get(sum.lastId)]
    if (!key || !last) continue
    const others = sum.num - 1
    const link = bundle.kind === 'follow' ? { link: await followersPage(tx, bundle, last.code, others) } : {}
    told.push({ ...key, title: wordsOf(bundle.kind, last.name, others), ...link, actorId: last.profileId })
  }
  await tellAgain(tx, told)
}

/** A page is hidden, or shown again: who is told of its member and others is told with those who are left. */
export async function retellAround(tx: Tx, profileId: string, change: () => Promise<void>): Promise<void> {
  const told = await listBundlesWith(tx, profileId)
  await change()
  await tellBundlesAgain(tx, told)
}

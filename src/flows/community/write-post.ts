import { refuseResting } from '#modules/moderation/index.server.ts'
import { waitingText } from '#language/moderation/waiting.text.ts'
import { hasContacts, withoutContacts } from '#modules/conversations/index.server.ts'
import { dropMessagesAbout, tellMasked, withholdMessages } from '#modules/inbox/index.server.ts'
import { noteInteractions } from '#modules/interactions/index.server.ts'
import {
  addPost,
  changePost,
  deletePost,
  type EditedParts,
  emitPostChange,
  findProductIds,
  getOwnPost,
  haveSameTopics,
  hidePost,
  type KeptPost,
  listDrafts,
  listFirstPictures,
  listItemTags,
  lockOwnPost,
  NO_PARTS,
  type PostParts,
  type PostRow,
  readParts,
  readPost,
  tellLater,
} from '#modules/posts/index.server.ts'
import type { DraftsWire, OwnPostWire, SavedPostWire, WantedPost } from '#modules/posts/posts.contract.ts'
import { postProblems, topicsIn } from '#modules/posts/posts.rules.ts'
import { findNames, type ProfileRow, requireProfile } from '#modules/profiles/index.server.ts'
import { keepMentions, mentionable } from '#modules/profiles/mentions.rules.ts'
import { findCards, wordsWritten } from '#modules/search/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { deliveryRegions } from '#language/buying/districts.ts'
import type { Language } from '#language/languages.ts'
import { findReader } from '#platform/access/may-see.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import {
  hasRefusedPicture,
  keepFindings,
  NOTHING_FOUND,
  type Screened,
  screenWriting,
  withPictures,
  reachOf,
} from './before-moderators.ts'
import { listWritersPages, pageToWriteOn, type Writer } from './merchant-pages.ts'
import { postAsSubject } from './post-as-subject.ts'
import { hashOf, plainWords } from './present-people.ts'

/** The post that was saved, and the pictures that may have to be brought where they belong. */
export type SavedPost = SavedPostWire & { pictures: string[]; postId: string }

/** Keeps a draft, publishes, or edits. Pictures are uploads of its author, products what the shop shows. */
export async function writePost(tx: Tx, writer: Writer, asked: WantedPost, ownHost: string): Promise<SavedPost> {
  const { accountId } = writer
  const wanted = { ...asked, topics: topicsIn(asked.topics.join('#')) }
  const { own, author, before } = await bylineOf(tx, writer, wanted)
  const isPublic = wanted.publish || before?.state === 'published'
  refuseProblems(wanted, isPublic)
  const parts = before ? await readParts(tx, before.post_id) : NO_PARTS
  const added = wanted.pictures.filter((one) => !parts.pictures.includes(one))
  for (const uploadId of added) await claimUpload(tx, { uploadId, ownerId: accountId, purpose: 'post-picture' })
  const { shown, masked } = isPublic ? asPublished(wanted, ownHost) : { shown: wanted, masked: [] }
  const { kept, mentioned } = await toKeep(tx, shown)
  const screened = isPublic && (await screenPost(tx, { wanted, kept, before, parts, added }, { accountId, ownHost }))
  const itemsBefore = before ? await listItemTags(tx, { postId: before.post_id }) : []
  const post = before
    ? await changePost(tx, { post: before, parts }, kept, isPublic)
    : await addPost(tx, bylineIds(own, author), kept, isPublic)
  const { nickname } = author
  const { pictures, topics } = kept
  const behind = { author: { nickname, account_id: accountId }, pictures, topics }
  const seen = postAsSubject({ ...post, body: shown.body.trim() }, behind)
  const reach = await reachOf(tx, post.author_id, post.post_id)
  const isHeld = screened && (await keepFindings(tx, screened, { ...seen, reach }))
  const isNew = before?.state !== 'published'
  if (isHeld) await holdBack(tx, post, { screened, isNew })
  const link = `/community/post/${post.post_code}`
  await tellMasked(tx, accountId, { masked, about: `post ${post.post_id} ${post.edits}`, link })
  if (isPublic && isNew && !isHeld) await tellMentioned(tx, post, mentioned)
  if (isPublic) await emitPostChange(tx, { postId: post.post_id, authorId: post.author_id }, itemsBefore)
  return {
    code: post.post_code,
    published: isPublic,
    pictures: [...new Set([...parts.pictures, ...pictures])],
    postId: post.post_id,
  }
}

function refuseProblems(wanted: WantedPost, isPublic: boolean): void {
  const problems = postProblems(wanted, !isPublic)
  const [field] = Object.keys(problems)
  if (field) refuse('BAD_INPUT', { field, fields: problems })
}

type Saving = { wanted: WantedPost; kept: KeptPost; before: PostRow | undefined; parts: PostParts; added: readonly string[] }
type By = { accountId: string; ownHost: string }

/** Words that were read when they were published are not read again: with another picture or item they are not the same text once more. */
async function screenPost(tx: Tx, { wanted, kept, before, parts, added }: Saving, { accountId, ownHost }: By): Promise<Screened> {
  if (before?.state !== 'published')
    return withPictures(tx, await screenWords(tx, wanted, { accountId, ownHost }), wanted.pictures)
  const isSaidBefore = before.title === kept.title && before.body === kept.body && haveSameTopics(parts, kept)
  if (!isSaidBefore) return withPictures(tx, await screenWords(tx, wanted, { accountId, ownHost }), added)
  await refuseResting(tx, accountId)
  return withPictures(tx, NOTHING_FOUND, added)
}

const screenWords = (tx: Tx, { title, body, topics }: WantedPost, by: By): Promise<Screened> =>
  screenWriting(tx, { kind: 'post', field: 'body', text: [title, body, ...topics].join('\n'), ...by })

async function holdBack(
  tx: Tx,
  { post_id }: PostRow,
  { screened, isNew }: { screened: Screened; isNew: boolean },
): Promise<void> {
  await hidePost(tx, post_id, hasRefusedPicture(screened) ? waitingText.pictureReason : waitingText.reason)
  await withholdMessages(tx, { postId: post_id })
  if (isNew) await tellLater(tx, post_id)
}

/** On whose page it is, and who writes: what is there stays where it is. */
async function bylineOf(tx: Tx, writer: Writer, { code, as }: WantedPost) {
  const own = await requireProfile(tx, writer.accountId)
  if (code === '') return { own, author: await pageToWriteOn(tx, writer, as), before: undefined }
  const { pages, post: before } = await lockOwn(tx, writer, code)
  const author = pages.find(({ profile_id }) => profile_id === before.author_id) ?? refuse('NOT_FOUND')
  if (author.hidden_at !== null) refuse('PROFILE_HIDDEN')
  return { own, author, before }
}

const bylineIds = (own: ProfileRow, author: ProfileRow) => ({
  authorId: author.profile_id,
  writerId: own.profile_id === author.profile_id ? undefined : own.profile_id,
})

async function lockOwn(tx: Tx, writer: Writer, code: string) {
  const pages = await listWritersPages(tx, writer)
  return { pages, post: await lockOwnPost(tx, idsOf(pages), code) }
}

const idsOf = (pages: readonly ProfileRow[]): string[] => pages.map(({ profile_id }) => profile_id)

/** A topic leads to others of its name: one that names a number is left out whole. */
function asPublished(wanted: WantedPost, ownHost: string) {
  const [title, body] = [withoutContacts(wanted.title, ownHost), withoutContacts(wanted.body, ownHost)]
  const topics = wanted.topics.filter((topic) => !hasContacts(topic, ownHost))
  const ofTopics = wanted.topics.flatMap((topic) => withoutContacts(topic, ownHost).masked)
  return {
    shown: { ...wanted, title: title.text, body: body.text, topics },
    masked: [...title.masked, ...body.masked, ...ofTopics],
  }
}

async function toKeep(tx: Tx, wanted: WantedPost): Promise<{ kept: KeptPost; mentioned: string[] }> {
  const plain = wanted.body.trim()
  const { body, mentioned } = keepMentions(plain, await findNames(tx, mentionable(plain)))
  const ids = await findProductIds(
    tx,
    wanted.products.map(({ spuCode }) => spuCode),
  )
  const pictures = [...new Set(wanted.pictures)]
  const products = wanted.products.flatMap(({ spuCode, at }) => {
    const productId = ids.get(spuCode)
    return productId ? [{ productId, at: at && at.picture < pictures.length ? at : null }] : []
  })
  if (products.length < wanted.products.length) refuse('BAD_INPUT', { field: 'products', fields: { products: 'post-products' } })
  const { topics, paid } = wanted
  const words = wordsWritten([wanted.title, plain, ...topics].join(' '))
  const place = isPlace(wanted.place) ? wanted.place : ''
  return { kept: { title: wanted.title.trim(), body, plain, words, topics, place, paid, pictures, products }, mentioned }
}

export const isPlace = (code: string): boolean =>
  deliveryRegions.some(({ districts }) => districts.some((district) => district.code === code))

async function tellMentioned(
  tx: Tx,
  { post_id: postId, author_id: actorId }: PostRow,
  mentioned: readonly string[],
): Promise<void> {
  await noteInteractions(
    tx,
    mentioned.map((ownerId) => ({ kind: 'mention' as const, ownerId, actorId, postId })),
  )
}

/** The post is gone from every address; answers its pictures, which are to go, too. */
export async function removePost(tx: Tx, writer: Writer, code: string): Promise<string[]> {
  await requireProfile(tx, writer.accountId)
  const { post } = await lockOwn(tx, writer, code)
  const [postId, authorId] = [post.post_id, post.author_id]
  const items = await listItemTags(tx, { postId })
  const pictures = await deletePost(tx, post)
  await dropMessagesAbout(tx, { postId })
  await emitPostChange(tx, { postId, authorId }, items)
  return pictures
}

/** A post of theirs as it is to be edited: who is mentioned by their name of today. */
export async function showOwnPost(tx: Read, writer: Writer, language: Language, code: string): Promise<OwnPostWire> {
  const { accountId } = writer
  await requireProfile(tx, accountId)
  const pages = await listWritersPages(tx, writer)
  const { post, edits } = await getOwnPost(tx, idsOf(pages), code)
  const page = pages.find(({ profile_id }) => profile_id === post.author_id)
  const whole = await readPost(tx, post.post_id)
  const reader = await findReader(tx, accountId)
  const plain = await Promise.all([post, ...edits].map(({ body }) => plainWords(tx, reader, body)))
  const cards = await findCards(
    whole.products.map(({ spuCode }) => spuCode),
    language,
  )
  return {
    code,
    as: page?.merchant_id ?? '',
    published: post.state === 'published',
    shown: post.state === 'published' && post.hidden_at === null && page?.hidden_at === null,
    savedAt: (post.saved_at ?? post.begun_at).toISOString(),
    now: clock.now().toISOString(),
    title: post.title,
    body: plain[0] ?? '',
    topics: whole.topics.map(({ name }) => name),
    place: post.place,
    paid: post.is_paid,
    pictures: whole.pictures.map(presentOwnPicture),
    products: whole.products.flatMap(({ spuCode, picture, x, y }) => {
      const card = cards.find((one) => one.spuCode === spuCode)
      return card ? [{ card, at: picture === null || x === null || y === null ? null : { picture, x, y } }] : []
    }),
    edits: edits.map(({ title, edited_at, parts }, at) => ({
      ...{ title, body: plain[at + 1] ?? '', time: edited_at.toISOString() },
      parts: parts && presentParts(parts),
    })),
  }
}

const presentOwnPicture = ({ uploadId, width, height }: { uploadId: string; width: number; height: number }) => ({
  uploadId,
  picture: { hash: hashOf(uploadId), width, height, alt: '' },
})

const presentParts = ({ pictures, products, topics, place, paid }: EditedParts) => ({
  ...{ pictureNum: pictures.length, productNum: products.length, topics: [...topics], place, paid },
})

export async function showDrafts(tx: Read, writer: Writer): Promise<DraftsWire> {
  await requireProfile(tx, writer.accountId)
  const drafts = await listDrafts(tx, idsOf(await listWritersPages(tx, writer)))
  const pictures = await listFirstPictures(
    tx,
    drafts.map(({ post_id }) => post_id),
  )
  return {
    list: drafts.map(({ post_id, post_code: code, title, begun_at }) => {
      const picture = pictures.get(post_id)
      return { code, title, time: begun_at.toISOString(), picture: picture ? presentOwnPicture(picture) : null }
    }),
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { avatarAsSubject } from '../../src/flows/community/before-moderators.ts'
import { readEvidence } from '../../src/modules/conversations/index.server.ts'
import { keepDetails } from '../../src/modules/members/index.server.ts'
import type { DetailsInput } from '../../src/modules/members/members.contract.ts'
import { type CaseSubject, openCase } from '../../src/modules/moderation/index.server.ts'
import type { ReportReason, SignalSource, SubjectKind } from '../../src/modules/moderation/queue/cases.rules.ts'
import { getProfile } from '../../src/modules/profiles/index.server.ts'
import { placeFor } from '../../src/modules/uploads/index.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import { insertRows } from '../row-batches.ts'

/** As the desk of the demo knows a member. */
type CasePerson = { profileId: string; accountId: string; name: string }
type Named = (name: string) => CasePerson
type Brought = { subject: CaseSubject; signal: { source: SignalSource; reason: ReportReason; words: string }; by: string }

/** One more of each kind that a moderator meets; answers how to open each. */
export async function bringOthers(tx: Tx, storage: Storage, named: Named): Promise<Brought[]> {
  const all = [await ofTalk(tx, named), await ofReview(tx, named), await ofNickname(tx, named), await ofSignature(tx, named)]
  return [...all, await ofPicture(tx, storage, named)].filter((one) => one !== undefined)
}

export const openBrought = (tx: Tx, { subject, signal, by }: Brought): Promise<string> => {
  const reporterId = signal.source === 'member' ? { reporterId: by } : {}
  return openCase(tx, subject, {
    by: { kind: 'shopper', id: by },
    isHeld: signal.source === 'picture',
    signals: [{ ...signal, ...reporterId }],
  })
}

/** What a member has not said of themselves. */
const UNSAID: DetailsInput = {
  firstName: '',
  lastName: '',
  areaNum: '+852',
  mobile: '',
  email: '',
  language: 'en_US',
  sexType: 1,
}

/** A buyer who is rude to a seller, reported by its owner. */
async function ofTalk(tx: Tx, named: Named): Promise<Brought | undefined> {
  const [talk] = await readRows(
    tx,
    z.object({ id: z.string(), last: z.number(), owner: z.string() }),
    sql`select c.conversation_id as id, c.last_position as last, p.account_id as owner from conversations c
      join merchant_people p on p.merchant_id = c.merchant_id and p.role = 'owner'
      where c.kind = 'seller' and c.account_id = ${named('Dennis Choi').accountId} limit 1`,
  )
  if (!talk) return undefined
  await keepDetails(tx, named('Dennis Choi').accountId, { ...UNSAID, firstName: 'Dennis', lastName: 'Choi' })
  const evidence = await readEvidence(tx, talk.id, 'buyer')
  return {
    subject: { kind: 'conversation', subjectId: `${talk.id} buyer`, version: talk.last, link: '', ...evidence },
    signal: { source: 'member', reason: 'harassment', words: 'Insults our staff over a price.' },
    by: talk.owner,
  }
}

/** The newest that is shown; a demo without a history has none. */
async function ofReview(tx: Tx, named: Named): Promise<Brought | undefined> {
  const [review] = await readRows(
    tx,
    z.object({ id: z.string(), stars: z.number(), body: z.string(), author: z.string(), owner: z.string(), link: z.string() }),
    sql`select r.review_id as id, r.stars, r.body, r.author, o.owner_id as owner,
        '/product/detail/' || p.brand_code || '/' || p.article_number as link
      from reviews r join orders o on o.order_id = r.order_id join product_card p on p.product_id = r.product_id
      where r.state = 'approved' order by r.written_at desc limit 1`,
  )
  if (!review) return undefined
  const { id, stars, body, author, owner, link } = review
  return {
    subject: {
      ...{ kind: 'review', subjectId: id, version: 1, authorId: owner, author, body, link },
      title: '★'.repeat(stars) + '☆'.repeat(5 - stars),
    },
    signal: { source: 'member', reason: 'other', words: 'This is about the parcel and not about the item.' },
    by: named('Karen Yeung').accountId,
  }
}

const ofNickname = (tx: Tx, named: Named) =>
  ofName(tx, named('Rex Chiu'), { kind: 'nickname', text: 'Shop Support', reason: 'impersonation', found: 'support' })
const ofSignature = (tx: Tx, named: Named) =>
  ofName(tx, named('俊彥'), { kind: 'signature', text: '私下交收，八折', reason: 'dealing', found: '私下交收' })

type Name = { kind: Extract<SubjectKind, 'nickname' | 'signature'>; text: string; reason: ReportReason; found: string }

/** What a member calls themselves in the account, and what the list of words has found in it. */
async function ofName(tx: Tx, { accountId }: CasePerson, { kind, text, reason, found }: Name): Promise<Brought> {
  await keepDetails(tx, accountId, { ...UNSAID, [kind]: text })
  return {
    subject: { kind, subjectId: accountId, version: 1, authorId: accountId, author: text, title: '', body: text, link: '' },
    signal: { source: 'word', reason, words: found },
    by: accountId,
  }
}

const media = join(import.meta.dirname, '../media/720')
const REFUSED_BEFORE = 'scene-jewellery-wide'

/** A picture that waits, since it looks like one that was refused. */
async function ofPicture(tx: Tx, storage: Storage, named: Named): Promise<Brought> {
  const { profileId, accountId } = named('Xavier Lee')
  const { uploadId, key } = placeFor('profile-picture')
  const content = readFileSync(join(media, `${REFUSED_BEFORE}.avif`))
  await storage.put(key, content, 'image/avif')
  const upload = { upload_id: uploadId, owner_id: accountId, purpose: 'profile-picture', object_key: key }
  const size = { content_type: 'image/avif', bytes: content.length, width: 720, height: 480 }
  await insertRows(tx, 'uploads', [{ ...upload, ...size, stored_at: new Date() }])
  return {
    subject: avatarAsSubject(await getProfile(tx, profileId), uploadId),
    signal: { source: 'picture', reason: 'rights', words: '' },
    by: accountId,
  }
}

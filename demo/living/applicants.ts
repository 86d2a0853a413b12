import { sql } from 'kysely'
import { z } from 'zod'
import type { RequirementKind } from '../../src/modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '../../src/modules/merchants/merchants.contract.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { demoApplicants } from '../sign-ins.ts'
import { acceptFor, apply, type Applying, declineWhole, filledIn, review, sendPaper, takeBack } from './application-life.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import type { Town } from './order-life.ts'
import { inventPeople } from './people.ts'
import { asMember, type Owner } from './sellers.ts'
import type { Door } from './shoppers.ts'

const CATEGORIES: Record<string, string> = {
  'M-PEARLQUAY': 'jewellery watches',
  'M-COUNTER': 'beauty',
  'M-TAIPO': 'home beauty',
  'M-NORTHSTAR': 'bags watches',
}
/** Days until a registration ends: one is asked for again, and one for the last time. */
const ENDS_IN: Record<string, number> = { 'M-WESTPIER': 21, 'M-COUNTER': 6 }

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** A merchant from the first day has shown what its kind shows. */
export async function* showsPapers(town: Town, owner: Owner, at: Date): Life {
  yield atDesk(at, 0)
  const { name, person, code, kind } = owner
  const ends = ENDS_IN[code]
  const categories = CATEGORIES[code] ?? 'bags clothing'
  const expiryDate = ends === undefined ? {} : { expiryDate: dayOf(later(town.shop.past.present, days(ends))) }
  const fields = filledIn({ name, person, categories }, expiryDate)
  const applicationNo = await apply(town, { who: owner, kind: kind as ApplicantKind, fields })
  yield atDesk(at, 5)
  await acceptFor(town, applicationNo, owner.merchantId)
}

type Fate = 'draft' | 'in-review' | 'late' | 'refused' | 'again' | 'declined' | 'withdrawn' | 'approved'
type Applicant = {
  daysAgo: number
  kind: ApplicantKind
  name: string
  categories: string
  fate: Fate
  /** Whose sign-in is printed; of the others nobody’s is. */
  as?: keyof typeof demoApplicants
}
const APPLICANTS: readonly Applicant[] = [
  { daysAgo: 52, kind: 'influencer', name: 'Ivy on the Peak', categories: 'clothing', fate: 'approved', as: 'influencer' },
  { daysAgo: 40, kind: 'individual', name: 'Ladder Street Closet', categories: 'bags', fate: 'approved', as: 'closet' },
  { daysAgo: 33, kind: 'influencer', name: 'Harbour Hauls', categories: 'beauty', fate: 'declined' },
  { daysAgo: 17, kind: 'company', name: 'Sai Ying Pun Shoes', categories: 'shoes', fate: 'withdrawn' },
  { daysAgo: 8, kind: 'brand', name: 'Ito Marrow Asia', categories: 'clothing', fate: 'again' },
  { daysAgo: 5.5, kind: 'individual', name: 'Cat Street Finds', categories: 'accessories', fate: 'refused', as: 'refused' },
  { daysAgo: 4.2, kind: 'global-buyer', name: 'Milan to Macau', categories: 'bags shoes', fate: 'late' },
  { daysAgo: 0.9, kind: 'genuine-store', name: 'Tsim Sha Tsui Timepieces', categories: 'watches', fate: 'in-review' },
  { daysAgo: 2.6, kind: 'company', name: 'Wyndham Row', categories: 'bags', fate: 'draft', as: 'drafting' },
]

export const applicantsLives = (town: Town, door: Door): Life[] =>
  APPLICANTS.map((applicant, at) => applies(town, door, applicant, at))

const REFUSED = {
  en: 'The statement is more than three months old. Please send one of this quarter.',
  zh: '月結單已超過三個月，請提交本季的月結單。',
}
const TRADEMARK = { en: 'The register shows another owner of this mark.', zh: '註冊紀錄冊所載的商標擁有人與申請人不同。' }
const DECLINED = {
  en: 'The account was opened last month. Please apply again when it has been active for half a year.',
  zh: '帳號於上月才開設，請於運作滿半年後再申請。',
}
const DRAFTED: ReadonlySet<RequirementKind> = new Set(['incorporation', 'identity'])

async function* applies(town: Town, door: Door, applicant: Applicant, place: number): Life {
  const { daysAgo, kind, name, categories, fate } = applicant
  const at = later(town.shop.past.present, -days(daysAgo))
  yield at
  const { who, person } = await whoApplies(town, door, applicant, place)
  const applying = { who, kind, fields: filledIn({ name, person, categories }) }
  const applicationNo = await apply(town, applying, (one) => fate !== 'draft' || DRAFTED.has(one))
  if (fate === 'draft' || fate === 'late') return
  yield fate === 'in-review' ? later(at, 2 * HOUR) : atDesk(at, 3)
  if (fate === 'withdrawn') await takeBack(town, who, applicationNo)
  else if (fate === 'declined') await declineWhole(town, applicationNo, DECLINED)
  else yield* decided(town, applying, applicationNo, fate, at)
}

/** A reviewer reads one document after the other. */
async function* decided(town: Town, applying: Applying, applicationNo: string, fate: Fate, at: Date): Life {
  const doubted: RequirementKind = fate === 'again' ? 'trademark' : 'bank-account'
  const reason = fate === 'again' ? TRADEMARK : REFUSED
  let read = 0
  await review(town, applicationNo, (requirement) => {
    read += 1
    if (fate === 'in-review') return read <= 2 ? { act: 'accept' } : undefined
    return fate !== 'approved' && requirement === doubted ? { act: 'refuse', reason } : { act: 'accept' }
  })
  if (fate !== 'again') return
  yield later(at, 110 * HOUR)
  await sendPaper(town, applying, applicationNo, doubted)
}

/** Somebody whose sign-in is printed, or a member. */
async function whoApplies({ shop }: Town, door: Door, { as }: Applicant, place: number) {
  if (!as) {
    const person = inventPeople().filter(({ territory }) => territory === 'HK')[20 + place]!
    return { who: await door(person, true), person }
  }
  const person = demoApplicants[as]
  const [row] = await readRows(
    shop.tx,
    z.object({ accountId: z.string() }),
    sql`select account_id as "accountId" from contacts where value = ${person.email}`,
  )
  const { accountId } = row!
  return { who: { ...asMember(accountId), accountId }, person }
}

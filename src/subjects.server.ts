import { bringUploadPolicies } from '#modules/uploads/index.server.ts'
import { type PersonalData, bringPersonalData } from '#platform/access/personal-data.server.ts'
import type { Call } from '#platform/call.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { TimedTask } from '#platform/jobs/timed-tasks.server.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'
import { effectsAsJobs } from '#jobs/event-jobs.ts'
import { aftercare } from './subjects/aftercare.server.ts'
import { applications } from './subjects/applications.server.ts'
import { approvals } from './subjects/approvals.server.ts'
import { bag } from './subjects/bag.server.ts'
import { benchCases } from './subjects/bench-cases.server.ts'
import { certificates } from './subjects/certificates.server.ts'
import { community } from './subjects/community.server.ts'
import { content } from './subjects/content.server.ts'
import { conversations } from './subjects/conversations.server.ts'
import { listings } from './subjects/listings.server.ts'
import { members } from './subjects/members.server.ts'
import { merchantOrders } from './subjects/merchant-orders.server.ts'
import { moderation } from './subjects/moderation.server.ts'
import { operators } from './subjects/operators.server.ts'
import { orders } from './subjects/orders.server.ts'
import { products } from './subjects/products.server.ts'
import { referrals } from './subjects/referrals.server.ts'
import { rewards } from './subjects/rewards.server.ts'
import { search } from './subjects/search.server.ts'
import { sellerAnswers } from './subjects/seller-answers.server.ts'
import { secondFactor } from './subjects/second-factor.server.ts'
import { sellers } from './subjects/sellers.server.ts'
import { shelves } from './subjects/shelves.server.ts'
import { sourcing } from './subjects/sourcing.server.ts'
import { shopNews } from './subjects/shop-news.server.ts'
import { stockAlerts } from './subjects/stock-alerts.server.ts'
import { treasury } from './subjects/treasury.server.ts'
import { uploads } from './subjects/uploads.server.ts'
import { webhooks } from './subjects/webhooks.server.ts'
import { work } from './subjects/jobs.server.ts'
import type { EventHost } from '#jobs/event-jobs.ts'
import { HOUR_SECONDS, type Services, type Subject, type TimedHost } from './subjects/subject.ts'

/** Everything the shop does, one line a subject: each says itself what it brings. */
const subjects: readonly Subject[] = [
  work,
  orders,
  treasury,
  approvals,
  aftercare,
  benchCases,
  moderation,
  certificates,
  products,
  shelves,
  search,
  stockAlerts,
  content,
  bag,
  members,
  secondFactor,
  rewards,
  uploads,
  operators,
  sellers,
  applications,
  referrals,
  listings,
  merchantOrders,
  conversations,
  sellerAnswers,
  sourcing,
  webhooks,
  community,
  shopNews,
]

/** What is known of people, and what becomes of it when they leave or a visitor becomes a member. */
export const knownOfPeople: readonly PersonalData[] = subjects.flatMap(({ person }) => person ?? [])
bringPersonalData(knownOfPeople)

bringUploadPolicies(subjects.flatMap(({ uploads = {} }) => uploads))

/** Every /prod-api path. */
export const allCalls = (services: Services): Call[] => subjects.flatMap(({ calls }) => calls?.(services) ?? [])

/** Everything the clock sets off. */
export const timedTasks = (host: TimedHost): TimedTask[] => [
  ...subjects.flatMap(({ timed }) => timed?.(host) ?? []),
  { task: 'sweep-out', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => sweepOut(host.database) },
]

/** One at a time: what one of them waits for holds up none of the others. */
async function sweepOut(database: Database): Promise<void> {
  for (const purge of subjects.flatMap(({ purges = [] }) => purges)) await purge(database)
}

/** What follows from events, one job for each subscriber. */
export const eventJobs = (host: EventHost): Jobs =>
  effectsAsJobs(host.database, Object.assign({}, ...subjects.map(({ effects }) => effects?.(host) ?? {})))

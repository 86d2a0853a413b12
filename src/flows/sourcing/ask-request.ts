import { sql } from 'kysely'
import { z } from 'zod'
import { folded } from '#modules/catalogue/imports/index.server.ts'
import { maskContacts } from '#modules/conversations/contact-details.rules.ts'
import { screenText } from '#modules/moderation/index.server.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import {
  addRequest,
  changeRequest,
  keepPictures,
  listPictures,
  listQuotes,
  lockLapsed,
  lockRequest,
  moveRequest,
  requireVersion,
  type RequestRow,
  type WantedItem,
} from '#modules/sourcing/index.server.ts'
import type { AskedRequest } from '#modules/sourcing/sourcing.contract.ts'
import { MOST_NEEDED_DAYS } from '#modules/sourcing/sourcing.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import { CLOCK } from '#platform/actor.ts'
import { clock, DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyAsker } from './notify-sourcing.ts'

export type Asker = { accountId: string; language: Language; ownHost: string }

/** A member asks for something the shop does not have, or says it otherwise as long as nobody has quoted. Answers its number. */
export async function askForItem(tx: Tx, { accountId, language, ownHost }: Asker, wanted: AskedRequest): Promise<string> {
  const problems = problemsOf(wanted)
  const [field] = Object.keys(problems)
  if (field) refuse('BAD_INPUT', { field, fields: problems })
  const text = [wanted.house, wanted.colour, wanted.size, wanted.words].join('\n')
  const { outcome } = await screenText(tx, { kind: 'post', text, accountId, ownHost })
  if (outcome === 'refuse') refuse('BAD_INPUT', { field: 'words', fields: { words: 'words-refused' } })
  const isHeld = outcome === 'wait'
  const item = await itemOf(tx, wanted, ownHost)
  const request = await keep(tx, { accountId, language }, { item, isHeld, wanted })
  const had = await listPictures(tx, request.request_id, 'wanted')
  const pictures = [...new Set(wanted.pictures)]
  for (const uploadId of pictures.filter((one) => !had.includes(one)))
    await claimUpload(tx, { uploadId, ownerId: accountId, purpose: 'sourcing' })
  await keepPictures(tx, request, 'wanted', pictures)
  return request.request_number
}

type Kept = { item: WantedItem; isHeld: boolean; wanted: AskedRequest }

async function keep(
  tx: Tx,
  { accountId, language }: Omit<Asker, 'ownHost'>,
  { item, isHeld, wanted }: Kept,
): Promise<RequestRow> {
  if (wanted.requestNo === '') {
    const { quoteDays, isOpen } = await findSourcing(tx)
    if (!isOpen) refuse('SOURCING_CLOSED')
    return addRequest(tx, accountId, { item, language, isHeld, closesAt: new Date(clock.now().getTime() + quoteDays * DAY) })
  }
  const request = await lockRequest(tx, wanted.requestNo, accountId)
  requireVersion(request, wanted.version)
  // What was quoted was quoted for this.
  if ((await listQuotes(tx, request.request_id)).length > 0) refuse('SOURCING_MOVED_ON')
  await changeRequest(tx, request, { item, isHeld })
  return request
}

function problemsOf({ neededBy }: AskedRequest): Record<string, AnyFieldProblem> {
  const today = dayInHongKong(clock.now())
  return neededBy <= today || neededBy > dayAfter(today, MOST_NEEDED_DAYS) ? { neededBy: 'needed-by' } : {}
}

const Brand = z.object({ code: z.string() })

/** A house is known by its name, its other names or its code, however it is written. */
async function findHouse(tx: Read, house: string): Promise<string | null> {
  const [found] = await readRows(
    tx,
    Brand,
    sql`select brand_code as code from brand_card
      where lower(name) = lower(${house}) or brand_code = ${folded(house)} or lower(${house}) = any(select lower(a) from unnest(aliases) a) limit 1`,
  )
  return found?.code ?? null
}

/** How to reach a member is none of what buyers see. */
async function itemOf(tx: Read, wanted: AskedRequest, ownHost: string): Promise<WantedItem> {
  const plain = (text: string): string => maskContacts(text, ownHost).text
  return {
    brand_code: await findHouse(tx, wanted.house),
    house: plain(wanted.house),
    kind: wanted.kind,
    size: plain(wanted.size),
    colour: plain(wanted.colour),
    words: plain(wanted.words),
    budget_cents: fromWire(wanted.budget),
    needed_by: wanted.neededBy,
    new_only: wanted.newOnly,
  }
}

/** The member looks for it no longer. Nothing was paid. */
export async function closeOwnRequest(
  tx: Tx,
  accountId: string,
  { requestNo, version }: { requestNo: string; version: number },
): Promise<void> {
  const request = await lockRequest(tx, requestNo, accountId)
  requireVersion(request, version)
  await moveRequest(tx, request, 'close', { kind: 'shopper', id: accountId })
}

/** Those whose time for quotes is over end by themselves; answers how many. */
export async function lapseRequests(tx: Tx, limit: number): Promise<number> {
  const requests = await lockLapsed(tx, limit)
  for (const request of requests) {
    await moveRequest(tx, request, 'lapse', CLOCK)
    await notifyAsker(tx, request, 'lapse')
  }
  return requests.length
}

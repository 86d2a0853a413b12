import type { z } from 'zod'
import type { DocumentsWire, DocumentWire, ReplaceDocumentInput } from '#modules/applications/documents.contract.ts'
import { DEALER_KINDS, isOpen } from '#modules/applications/applications.rules.ts'
import { documentState, isReplaceable } from '#modules/applications/documents.rules.ts'
import {
  type ApplicationRow,
  askFor,
  findApplicationOf,
  listAccepted,
  listAsked,
  lockApplication,
} from '#modules/applications/index.server.ts'
import { getOwnMerchant } from '#modules/merchants/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { sellerActor } from './seller-actor.ts'
import { takeDocument } from './take-document.ts'

/** What a merchant has shown. One from before applications has shown nothing here. */
export async function showDocuments(tx: Read, seller: Seller, language: Language): Promise<DocumentsWire> {
  const application = await findApplicationOf(tx, seller.merchantId)
  const { lacksDocuments } = await getOwnMerchant(tx, seller)
  return { isStopped: lacksDocuments, list: application ? await listOf(tx, application, language) : [] }
}

async function listOf(tx: Read, { application_id, kind, state }: ApplicationRow, language: Language): Promise<DocumentWire[]> {
  const accepted = await listAccepted(tx, application_id)
  const today = dayInHongKong(clock.now())
  const list = (await listAsked(tx, application_id)).map((newest): DocumentWire => {
    const valid = accepted.get(newest.kind)
    return {
      requirementId: newest.requirement_id,
      requirement: newest.kind,
      state: valid ? documentState(valid.last_day, today) : 'missing',
      lastDay: valid?.last_day ?? '',
      acceptedTime: valid?.decided_at?.toISOString() ?? '',
      newest: newest.state,
      reason: language === 'zh' ? newest.reason_zh : newest.reason_en,
      dueTime: newest.state === 'in-review' ? (newest.due_at?.toISOString() ?? '') : '',
      mayReplace: !isOpen(state) && isReplaceable(newest.kind),
    }
  })
  const isDealer = !DEALER_KINDS.has(kind) || list.some(({ requirement }) => requirement === 'dealer-registration')
  return isDealer || isOpen(state) ? list : [...list, DEALER_TO_COME]
}

/** Jewellery and watches can be offered once the registration is there, also by those who did not sell them at first. */
const DEALER_TO_COME: DocumentWire = {
  requirementId: '',
  requirement: 'dealer-registration',
  state: 'missing',
  lastDay: '',
  acceptedTime: '',
  newest: 'needed',
  reason: '',
  dueTime: '',
  mayReplace: true,
}

/** Another document in place of one. Refuses APPLICATION_MOVED_ON where that is not the newest any more. */
export async function replaceDocumentOf(
  tx: Tx,
  seller: Seller,
  sealing: Sealing,
  { requirementId, ...given }: z.output<typeof ReplaceDocumentInput>,
): Promise<void> {
  const found = (await findApplicationOf(tx, seller.merchantId)) ?? refuse('NOT_FOUND')
  // What an applicant shows is sent with the application, so that it is submitted.
  if (isOpen(found.state)) refuse('APPLICATION_MOVED_ON')
  const application = await lockApplication(tx, found)
  const by = await sellerActor(tx, seller)
  if (requirementId === '') await askForDealer(tx, application, given.requirement)
  const replaces = requirementId === '' ? {} : { replaces: requirementId }
  await takeDocument(tx, sealing, application, by, { ...given, ...replaces })
}

async function askForDealer(tx: Tx, application: Locked<ApplicationRow>, requirement: string): Promise<void> {
  if (requirement !== 'dealer-registration' || !DEALER_KINDS.has(application.kind)) refuse('NOT_FOUND')
  const asked = await listAsked(tx, application.application_id)
  if (asked.some(({ kind }) => kind === 'dealer-registration')) refuse('APPLICATION_MOVED_ON')
  await askFor(tx, application, [...asked.map(({ kind }) => kind), 'dealer-registration'])
}

import type { z } from 'zod'
import { fieldsProblems, tidyFields } from '#modules/applications/application-fields.contract.ts'
import { categoriesIn, detailFields, type Fields, secretFields } from '#modules/applications/application-parts.rules.ts'
import type { BeginInput, OwnApplicationWire, SendRequirementInput } from '#modules/applications/applications.contract.ts'
import { isOpen, requirementsFor } from '#modules/applications/applications.rules.ts'
import {
  type ApplicationRow,
  askFor,
  beginRow,
  changeApplicationKind,
  findClash,
  findDraft,
  findOwnApplication,
  keepDetails,
  keepDraft,
  keepMarks,
  listOwnApplications,
  lockApplication,
  type Mark,
  moveApplication,
} from '#modules/applications/index.server.ts'
import { listContacts } from '#modules/members/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { closeShop, followOn, mayOpenShop, openShop } from './follow-application.ts'
import { presentApplication } from './present-application.ts'
import { contactMarks, requireFit, requireNoClash, takeDocument } from './take-document.ts'

const applicant = (accountId: string) => ({ kind: 'shopper', id: accountId }) as const
const own = (tx: Tx, accountId: string, applicationNo: string) =>
  lockApplication(tx, { application_number: applicationNo }, accountId)

export async function showOwnApplication(
  tx: Read,
  accountId: string,
  applicationNo: string,
  language: Language,
): Promise<OwnApplicationWire> {
  const found = await findOwnApplication(tx, accountId, applicationNo)
  if (!found && applicationNo !== '') refuse('NOT_FOUND')
  const list = await listOwnApplications(tx, accountId)
  if (!found) return { application: null, list }
  const shown = await presentApplication(tx, found, language)
  const shop = (await mayOpenShop(tx, found)) ? 'may-open' : isOpen(found.state) && found.early_merchant_id ? 'open' : 'none'
  return { application: { ...shown, draft: found.draft as Record<string, string>, isOpen: isOpen(found.state), shop }, list }
}

/** Begins an application, or makes the one that is begun another kind. */
export async function begin(tx: Tx, accountId: string, { kind }: z.output<typeof BeginInput>): Promise<string> {
  await lockNames(tx, [`applicant ${accountId}`])
  const marks = (await listContacts(tx, accountId)).map(
    (contact): Mark => ({
      mark: contact.kind === 'email' ? 'email' : 'phone',
      value: contact.value,
    }),
  )
  const draft = await findDraft(tx, accountId)
  const clash = await findClash(tx, { kind, ...(draft && { application_id: draft.application_id }) }, marks)
  if (clash) refuse('BAD_INPUT', { field: 'kind', fields: { kind: 'kind-taken' } })
  const application = draft ?? (await beginRow(tx, accountId, kind, applicant(accountId)))
  if (draft && draft.kind !== kind) {
    if (draft.early_merchant_id !== null) refuse('BAD_INPUT', { field: 'kind', fields: { kind: 'kind-with-shop' } })
    await changeApplicationKind(tx, draft, kind)
  }
  await keepMarks(tx, application, 'account', marks)
  const standing = await lockApplication(tx, application)
  await askForAll(tx, standing, standing.details ?? {})
  await followOn(tx, standing, applicant(accountId))
  return application.application_number
}

async function askForAll(tx: Tx, application: Locked<ApplicationRow>, details: Fields): Promise<void> {
  const rules = rulesOfKind(await findMerchantKinds(tx), application.kind)
  await askFor(tx, application, requirementsFor(rules, categoriesIn(details)))
}

/** Whatever was typed is kept, but for whole account numbers: these come with their document. */
export async function saveDraft(tx: Tx, accountId: string, applicationNo: string, fields: Fields): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  if (!isOpen(application.state)) refuse('APPLICATION_MOVED_ON')
  const kept = Object.entries(fields).filter(([name]) => !secretFields.some((secret) => secret === name))
  await keepDraft(tx, application, Object.fromEntries(kept))
}

export async function giveDetails(tx: Tx, accountId: string, applicationNo: string, fields: Fields): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  const details = tidyFields(fields, detailFields)
  const rules = rulesOfKind(await findMerchantKinds(tx), application.kind)
  const showsBrands = rules.requirements.some((one) => one === 'authorisation' || one === 'trademark')
  requireFit(fieldsProblems(details, detailFields, dayInHongKong(clock.now()), showsBrands ? ['brands'] : []))
  const marks = contactMarks(details.contactPhone, details.contactEmail)
  await requireNoClash(tx, application, marks, { phone: 'contactPhone', email: 'contactEmail' })
  await keepDraft(tx, application, details)
  const next = await keepDetails(tx, application, details, applicant(accountId))
  await keepMarks(tx, next, 'details', marks)
  await askForAll(tx, next, details)
  await followOn(tx, next, applicant(accountId))
}

/** A document with its fields and files. It is decided within a working day of its arrival. */
export async function send(
  tx: Tx,
  sealing: Sealing,
  accountId: string,
  { applicationNo, ...given }: z.output<typeof SendRequirementInput>,
): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  // What a merchant shows later is its own to show, not that of the person who applied.
  if (!isOpen(application.state)) refuse('APPLICATION_MOVED_ON')
  const { next, shown } = await takeDocument(tx, sealing, application, applicant(accountId), given)
  await keepDraft(tx, next, shown)
  await followOn(tx, next, applicant(accountId))
}

export async function withdraw(tx: Tx, accountId: string, applicationNo: string): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  await moveApplication(tx, application, 'withdraw', applicant(accountId))
  await closeShop(tx, application)
}

/** Opens the seller centre before the approval, so that offers can be written. */
export const openShopEarly = async (tx: Tx, accountId: string, applicationNo: string): Promise<void> =>
  openShop(tx, await own(tx, accountId, applicationNo), applicant(accountId))

/** Someone whose account is deleted applies for nothing any more; what was never sent is gone. */
export async function endApplications(tx: Tx, accountId: string): Promise<void> {
  for (const { applicationNo, state } of await listOwnApplications(tx, accountId))
    if (isOpen(state)) await withdraw(tx, accountId, applicationNo)
}
